import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { UseFormReturn } from 'react-hook-form'
import type { Region } from '#core/foundation/region/regions.ts'
import { suggestCompanies } from '#core/insurance/accounts/suggestion-endpoints.ts'
import { getRegisterCompany } from '#core/insurance/register/endpoints.ts'
import type { CompanySuggestion } from '#core/insurance/register/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useDebounced } from '../../frame/forms/use-debounced.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { accountAddress } from './account-path.ts'
import type { NewAccountForm } from './new-account-form.ts'
import { locationLine } from '#core/insurance/accounts/location-line.ts'
import styles from './company-suggestions.styles.css'

/** Minimum letters; fewer match too many companies. */
const minLetters = 2

interface CompanySuggestionsProps {
  readonly form: UseFormReturn<NewAccountForm>
  readonly region: Region
  /** Called with one of the viewer's own accounts; by default its page opens. */
  readonly onOwn?: ((accountId: string) => void) | undefined
}

/**
 * Companies that match the typed name (spec 3 §9): the viewer's accounts, which open, and the
 * register's, which fill the form.
 */
export const CompanySuggestions = ({ form, region, onOwn }: CompanySuggestionsProps) => {
  const css = useStyles(styles)
  const t = useWording('account-dialogs')
  const { queries, dialogs, notifications } = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const search = useDebounced(form.watch('name'))
  const isCompanyChosen = form.watch('registerId') !== ''
  const isAsked = search.length >= minLetters && !isCompanyChosen
  const { data } = useQuery({
    ...queries.options(suggestCompanies, { query: { search, country: region } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const found = isAsked ? (data?.content ?? []) : []
  if (found.length === 0) return null

  const fill = async ({ id }: CompanySuggestion) => {
    try {
      const company = await queries.fetch(getRegisterCompany, { params: { id } })
      const { name, domainName, address1, city, state, zipCode, phoneNumber } = company
      const facts = { name, domainName, address1, city, state, zipCode, phoneNumber }
      for (const [field, value] of Object.entries(facts)) {
        // Typed values stay if the register has none.
        if (value === undefined) continue
        form.setValue(field as keyof typeof facts, value, { shouldDirty: true })
      }
      form.setValue('registerId', id, { shouldDirty: true })
      form.clearErrors()
    } catch (error) {
      notifications.show('error', error instanceof Error ? error.message : String(error))
    }
  }
  const open = ({ id }: CompanySuggestion) => {
    if (onOwn) {
      onOwn(id)
      return
    }
    dialogs.finish(undefined)
    void navigate({ to: accountAddress({ id }, `/${persona.id}`), ignoreBlocker: true })
  }
  return (
    <section className={css['suggestions']} aria-label={t('account-dialogs:new.suggestions')}>
      <ul className={css['list']} aria-live="polite">
        {found.map((company) => {
          const isOwn = company.source === 'account'
          const { name } = company
          return (
            <li key={`${company.source} ${company.id}`} className={css['company']}>
              <span className={css['name']}>{name}</span>
              <span className={css['place']}>
                {[locationLine({ ...company, region }), company.domainName]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={css['source']}>
                {t(isOwn ? 'account-dialogs:new.own' : 'account-dialogs:new.register')}
              </span>
              <Button
                size="small"
                variant="quiet"
                aria-label={t(
                  isOwn ? 'account-dialogs:new.openNamed' : 'account-dialogs:new.takeNamed',
                  {
                    name,
                  },
                )}
                onClick={() => (isOwn ? open(company) : void fill(company))}
              >
                {t(isOwn ? 'account-dialogs:new.open' : 'account-dialogs:new.take')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
