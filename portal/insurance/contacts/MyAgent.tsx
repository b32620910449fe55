import { useQuery } from '@tanstack/react-query'
import { getMyAgent } from '#core/insurance/contacts/endpoints.ts'
import type { InterestedAgency } from '#core/insurance/contacts/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { PhoneText } from '#widgets/kit/PhoneText.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { BackLink } from '../../frame/parts/BackLink.tsx'
import { Facts } from '../../frame/parts/Facts.tsx'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { Screen } from '../../frame/parts/Screen.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useTitle } from '../../frame/shell/use-title.ts'
import { removeMyAgentDialog, setMyAgentDialog } from './contact-dialogs.ts'
import styles from './contacts.styles.css'

const AgencyFacts = ({ agency }: { readonly agency: InterestedAgency }) => {
  const css = useStyles(styles)
  const t = useWording('contacts')
  const region = useStore(usePortal().region.$region)
  const { agencyName, agentFirstName, agentLastName, agentEmail, agentPhone } = agency
  return (
    <>
      <h3 className={css['name']}>{agencyName}</h3>
      <Facts
        facts={[
          [t('contacts:agent.title'), `${agentFirstName} ${agentLastName}`],
          [t('contacts:email'), agentEmail],
          [
            t('contacts:phone'),
            agentPhone && <PhoneText key="phone" region={region} text={agentPhone} />,
          ],
        ]}
      />
    </>
  )
}

const Mine = ({ agency }: { readonly agency: InterestedAgency | undefined }) => {
  const css = useStyles(styles)
  const t = useWording('contacts')
  const { dialogs } = usePortal()
  if (agency === undefined) return <p className={css['muted']}>{t('contacts:mine.none')}</p>
  const { agencyId } = agency
  return (
    <div className={css['agency']}>
      <AgencyFacts agency={agency} />
      <div className={css['buttons']}>
        <Button size="small" onClick={() => void dialogs.open(removeMyAgentDialog, { agencyId })}>
          {t('contacts:mine.remove')}
        </Button>
      </div>
    </div>
  )
}

const Interested = ({ agencies }: { readonly agencies: readonly InterestedAgency[] }) => {
  const css = useStyles(styles)
  const t = useWording('contacts')
  const { dialogs } = usePortal()
  if (agencies.length === 0)
    return <p className={css['muted']}>{t('contacts:mine.noInterested')}</p>
  return (
    <div className={css['stack']}>
      <p className={css['muted']}>{t('contacts:mine.interestedLead')}</p>
      <ul className={css['list']}>
        {agencies.map((agency) => {
          const { agencyId, agencyName, activeQuotes } = agency
          return (
            <li key={agencyId} className={css['agency']}>
              <AgencyFacts agency={agency} />
              {activeQuotes > 0 && (
                <p className={css['muted']}>
                  {t('contacts:mine.activeQuotes', { count: activeQuotes })}
                </p>
              )}
              <div className={css['buttons']}>
                <Button
                  size="small"
                  aria-label={t('contacts:mine.setNamed', { agency: agencyName })}
                  onClick={() => void dialogs.open(setMyAgentDialog, { agencyId })}
                >
                  {t('contacts:mine.set')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The signed-in policyholder's agent and the interested agencies. */
export const MyAgent = () => {
  const css = useStyles(styles)
  const t = useWording('contacts', 'policies')
  const { queries } = usePortal()
  const answer = useQuery(queries.options(getMyAgent))
  useTitle(t('contacts:mine.title'))
  const agencies = answer.data?.agencies ?? []
  return (
    <Screen back={<BackLink label={t('policies:back')} />} title={t('contacts:mine.title')}>
      <div className={css['body']}>
        {answer.isPending && (
          <Card>
            <Skeleton lines={6} />
          </Card>
        )}
        <QueryFailed answer={answer} />
        {answer.data && (
          <>
            <Card title={t('contacts:mine.title')}>
              <Mine agency={agencies.find(({ isMyAgent }) => isMyAgent)} />
            </Card>
            <Card title={t('contacts:mine.interested')}>
              <Interested agencies={agencies.filter(({ isMyAgent }) => !isMyAgent)} />
            </Card>
          </>
        )}
      </div>
    </Screen>
  )
}
