import type { PropsOf } from '../element/definition.ts'
import { Notice } from '../kit/Notice.tsx'
import { useWording } from '../react/use-wording.ts'
import type { definition } from './definition.ts'
import { AccountQuestions } from './AccountQuestions.tsx'

/** `<parapet-security-questions>`: the security questions of one account. */
export function SecurityQuestions({ accountId, product, coverages }: PropsOf<typeof definition>) {
  const t = useWording('security')
  if (accountId === undefined)
    return (
      <Notice tone="warning" final>
        {t('security:missingAccount')}
      </Notice>
    )
  return (
    <AccountQuestions
      key={accountId}
      accountId={accountId}
      product={product}
      coverages={coverages}
    />
  )
}
