import { useNavigate } from '@tanstack/react-router'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { defaultProductOf } from '#core/insurance/products/model.ts'
import { Combobox } from '#widgets/kit/Combobox.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { BackLink } from '../../../frame/parts/BackLink.tsx'
import { Screen } from '../../../frame/parts/Screen.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { wizardPlace } from './wizard-paths.ts'
import styles from './wizard.styles.css'

/** Finds the account that is to be quoted, and begins its wizard. */
export const RequestQuote = () => {
  const css = useStyles(styles)
  const t = useWording('wizard')
  const { api } = usePortal()
  const { id } = usePersona()
  const navigate = useNavigate()
  useTitle(t('wizard:title'))
  const search = async (text: string, signal: AbortSignal): Promise<readonly Account[]> => {
    const query = { search: text, page: 0, size: 20 }
    return (await api.call(searchAccounts, { query, signal })).content
  }
  const choose = (account: Account | undefined) => {
    if (account === undefined) return
    const subject = { accountId: account.id, product: defaultProductOf[account.region] }
    void navigate(wizardPlace(`/${id}`, subject))
  }
  return (
    <Screen
      back={<BackLink label={t('quotes:back')} />}
      title={t('wizard:title')}
      lead={t('wizard:find.lead')}
    >
      <div className={css['wizard']}>
        <div className={css['form']}>
          <Field label={t('wizard:find.account')}>
            <Combobox<Account>
              name="accountId"
              value={undefined}
              onValue={choose}
              search={search}
              placeholder={t('wizard:find.search')}
              idOf={(account) => account.id}
              labelOf={(account) => account.name}
              detailOf={(account) =>
                [account.agencyName, account.state].filter(Boolean).join(' · ')
              }
            />
          </Field>
        </div>
      </div>
    </Screen>
  )
}
