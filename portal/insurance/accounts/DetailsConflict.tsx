import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { DetailsField, DetailsForm } from './details-form.ts'
import styles from './details-part.styles.css'

/** The labels of fields where they are shown beside each other. */
const labels: Readonly<Record<DetailsField, WordingKey>> = {
  name: 'account-form:details.name',
  dbaOrTradestyle: 'account-form:details.dba',
  naicsCode: 'account-form:details.industryCode',
  primaryNaicsPercentage: 'account-form:details.primaryShare',
  secondNaicsCode: 'account-form:details.secondCode',
  ein: 'account-form:details.ein',
  revenue: 'account-form:details.revenue',
  nonUsRevenue: 'account-form:details.nonUsRevenue',
  dunsNumber: 'account-form:details.duns',
  noOfEmployeesAll: 'account-form:details.employees',
  yearEstablished: 'account-form:details.yearEstablished',
  ownershipType: 'account-form:details.ownershipType',
  entityType: 'account-form:details.entityType',
  phoneNumber: 'account-form:details.phone',
  address1: 'account-form:details.address1',
  address2: 'account-form:details.address2',
  city: 'account-form:new.city',
  state: 'account-form:new.state',
  zipCode: 'account-form:new.zipCode',
  isFranchise: 'account-form:details.franchise',
  domainName: 'account-form:details.domain',
  domains: 'account-form:details.domains',
  url: 'account-form:details.url',
  numberOfPersonalRecords: 'account-form:details.records',
  percentInternationalSales: 'account-form:details.internationalSales',
  isSameAddress: 'account-form:details.sameAddress',
  mailingAddress1: 'account-form:details.mailing1',
  mailingAddress2: 'account-form:details.mailing2',
  mailingCity: 'account-form:details.mailingCity',
  mailingState: 'account-form:details.mailingState',
  mailingZipCode: 'account-form:details.mailingZipCode',
}

interface DetailsConflictProps {
  readonly fields: readonly DetailsField[]
  readonly mine: DetailsForm
  readonly theirs: DetailsForm
  /** Takes the other person's value into the form. */
  readonly onTake: (field: DetailsField) => void
}

/** What somebody else saved in the meantime, field by field beside what is typed here. */
export const DetailsConflict = ({ fields, mine, theirs, onTake }: DetailsConflictProps) => {
  const css = useStyles(styles)
  const t = useWording('account-form', 'common')
  const show = (value: string | boolean): string => {
    if (value === '') return t('account-form:conflict.empty')
    if (typeof value === 'string') return value
    return t(value ? 'account-form:conflict.yes' : 'account-form:conflict.no')
  }
  return (
    <Notice tone="warning" title={t('account-form:conflict.title')}>
      <p>{t(fields.length === 0 ? 'account-form:conflict.none' : 'account-form:conflict.lead')}</p>
      <ul className={css['conflict']}>
        {fields.map((field) => {
          const label = t(labels[field])
          return (
            <li key={field} className={css['conflictRow']}>
              <span className={css['field']}>{label}</span>
              <span>{t('account-form:conflict.mine', { value: show(mine[field]) })}</span>
              <span>{t('account-form:conflict.theirs', { value: show(theirs[field]) })}</span>
              <Button
                size="small"
                aria-label={t('account-form:conflict.takeNamed', { field: label })}
                onClick={() => onTake(field)}
              >
                {t('account-form:conflict.take')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
