import type { PropsOf } from '../element/definition.ts'
import { Notice } from '../kit/Notice.tsx'
import { useWording } from '../react/use-wording.ts'
import { AccountEditor } from './AccountEditor.tsx'
import type { definition } from './definition.ts'

/** `<parapet-account-form>`: the details of one account. */
export function AccountForm({
  accountId,
  quoteId,
  product,
  warnings = 'ask',
}: PropsOf<typeof definition>) {
  const t = useWording('account-form')
  if (accountId === undefined)
    return (
      <Notice tone="warning" final>
        {t('account-form:details.missing')}
      </Notice>
    )
  return (
    <AccountEditor
      key={[accountId, quoteId, product, warnings].join(' ')}
      accountId={accountId}
      quoteId={quoteId}
      product={product}
      confirmsEffects={warnings === 'ask'}
    />
  )
}
