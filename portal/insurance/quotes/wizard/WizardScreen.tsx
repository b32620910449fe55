import { useQuery } from '@tanstack/react-query'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { NotFound } from '../../../frame/errors/NotFound.tsx'
import { BackLink } from '../../../frame/parts/BackLink.tsx'
import { Screen } from '../../../frame/parts/Screen.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { AccountFailed } from './AccountFailed.tsx'
import { useDraft } from './use-draft.ts'
import { useWizardSubject } from './use-wizard-subject.ts'
import { Wizard } from './Wizard.tsx'
import type { WizardSubject } from '../../wizard-paths.ts'
import styles from './wizard.styles.css'

const WizardOf = ({ subject }: { readonly subject: WizardSubject }) => {
  const css = useStyles(styles)
  const t = useWording('wizard', 'products')
  const { queries } = usePortal()
  const { step } = useWizardSubject()
  const account = useQuery(queries.options(getAccount, { params: { id: subject.accountId } }))
  const opened = useDraft(subject)
  const title = t(subject.policyId === undefined ? 'wizard:title' : 'wizard:renewalTitle')
  useTitle(title)
  // A product is quoted only in its own region.
  if (account.data && account.data.region !== regionOfProduct[subject.product]) return <NotFound />
  const product = t(`products:names.${subject.product}`)
  return (
    <Screen
      back={<BackLink label={t('quotes:back')} />}
      title={title}
      lead={[account.data?.name, product].filter(Boolean).join(' · ')}
    >
      <div className={css['wizard']}>
        <AccountFailed answer={account} />
        {opened && 'retry' in opened && (
          <Notice
            tone="error"
            title={t('wizard:draft.loadFailed')}
            actions={<Button onClick={opened.retry}>{t('common:action.retry')}</Button>}
          />
        )}
        {account.data && opened && 'store' in opened ? (
          <Wizard
            key={Object.values(subject).join()}
            subject={subject}
            account={account.data}
            draft={opened.store}
            wanted={step}
          />
        ) : (
          !account.isError && opened === undefined && <Skeleton lines={12} height="2.4em" />
        )}
      </div>
    </Screen>
  )
}

/** The quote wizard: a new quote or a renewal, at the step of its address. */
export const WizardScreen = () => {
  const { subject } = useWizardSubject()
  return subject === undefined ? <NotFound /> : <WizardOf subject={subject} />
}
