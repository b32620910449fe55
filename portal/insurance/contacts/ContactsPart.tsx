import { useQuery } from '@tanstack/react-query'
import type { Account } from '#core/insurance/accounts/model.ts'
import { getContacts } from '#core/insurance/contacts/endpoints.ts'
import type { AccountContacts } from '#core/insurance/contacts/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { PhoneText } from '#widgets/kit/PhoneText.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { addAgencyDialog } from '../../directory/agencies/agency-dialogs.ts'
import { labelOf, type Action } from '../../frame/actions/action.ts'
import {
  performAction,
  useActionContext,
  useVisibleActions,
} from '../../frame/actions/use-actions.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { AccountViewProps } from '../accounts/account-part.ts'
import { CompanyAgencies } from '../accounts/CompanyAgencies.tsx'
import {
  assignAgency,
  changeAgent,
  changeTeams,
  editContact,
  linkAgency,
  updatePolicyholder,
} from './contact-actions.ts'
import { hasContact } from './contact-form.ts'
import styles from './contacts.styles.css'

const ActionRow = ({
  account,
  actions,
}: AccountViewProps & { readonly actions: readonly Action<Account>[] }) => {
  const css = useStyles(styles)
  const t = useWording('accounts')
  const context = useActionContext()
  const can = useCan()
  const visible = useVisibleActions(actions, account)
  const isOfStaff = actions.includes(assignAgency) && can('agency:manage')
  if (visible.length === 0 && !isOfStaff) return null
  return (
    <div className={css['buttons']}>
      {visible.map((each) => (
        <Button
          key={each.id}
          size="small"
          onClick={() => void performAction(each, account, context)}
        >
          {t(labelOf(each, account))}
        </Button>
      ))}
      {isOfStaff && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => void context.portal.dialogs.open(addAgencyDialog, {})}
        >
          {t('accounts:action.addAgency')}
        </Button>
      )}
    </div>
  )
}

const Policyholder = ({ account, contacts }: Shown) => {
  const css = useStyles(styles)
  const t = useWording('contacts')
  const { contactFirstName = '', contactLastName = '', contactEmail, contactPhone = '' } = contacts
  return (
    <Card title={t('contacts:policyholder')}>
      <div className={css['stack']}>
        {hasContact(contacts) ? (
          <Facts
            facts={[
              [t('contacts:name'), `${contactFirstName} ${contactLastName}`.trim()],
              [t('contacts:email'), contactEmail],
              [
                t('contacts:phone'),
                contactPhone && (
                  <PhoneText key="phone" region={account.region} text={contactPhone} />
                ),
              ],
            ]}
          />
        ) : (
          <p className={css['muted']}>{t('contacts:none')}</p>
        )}
        <ActionRow account={account} actions={[editContact, updatePolicyholder]} />
      </div>
    </Card>
  )
}

const Agent = ({ account, contacts }: Shown) => {
  const css = useStyles(styles)
  const t = useWording('contacts', 'portal')
  const { agencyName, agentFirstName, agentLastName, agentEmail, agentPhone, teams } = contacts
  return (
    <Card
      title={t('contacts:agent.title')}
      aside={
        contacts.isAgencyContact && (
          <span className={css['note']}>{t('contacts:agent.agencyContact')}</span>
        )
      }
    >
      <div className={css['stack']}>
        <Facts
          facts={[
            [t('contacts:name'), `${agentFirstName} ${agentLastName}`],
            [t('contacts:email'), agentEmail],
            [
              t('contacts:phone'),
              agentPhone && <PhoneText key="phone" region={account.region} text={agentPhone} />,
            ],
            [t('portal:field.agency'), agencyName],
            [t('contacts:agent.teams'), teams.map(({ name }) => name).join(', ')],
          ]}
        />
        <ActionRow account={account} actions={[changeAgent, changeTeams]} />
      </div>
    </Card>
  )
}

interface Shown extends AccountViewProps {
  readonly contacts: AccountContacts
}

/** The contacts of an account; staff also see and assign the agencies of its company. */
export const ContactsPart = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  const { queries } = usePortal()
  const can = useCan()
  const params = { accountId: account.id }
  const answer = useQuery(queries.options(getContacts, { params }))
  return (
    <div className={css['body']}>
      {answer.isPending && (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
      <QueryFailed answer={answer} />
      {answer.data && (
        <>
          <Policyholder account={account} contacts={answer.data} />
          <Agent account={account} contacts={answer.data} />
        </>
      )}
      {can('account:enter') && (
        <div className={css['stack']}>
          <CompanyAgencies account={account} />
          <ActionRow account={account} actions={[assignAgency, linkAgency]} />
        </div>
      )}
    </div>
  )
}
