import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listCompetitors } from '#core/insurance/accounts/endpoints.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { AgencyLink } from '../../directory/agencies/AgencyLink.tsx'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { CardRows } from '../../frame/parts/CardRows.tsx'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { Status } from '../../frame/parts/Status.tsx'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { AccountViewProps } from './account-part.ts'
import { accountAddress } from './account-path.ts'
import { relationMarks } from './account-status-marks.ts'
import styles from './account-page.styles.css'

/** The agencies with an account of this company, for staff: the owner and interested ones. */
export const CompanyAgencies = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  const { t, instant } = useFormats()
  const { queries } = usePortal()
  const persona = usePersona()
  const answer = useQuery(queries.options(listCompetitors, { params: { id: account.id } }))
  return (
    <Card title={t('accounts:agencies.title')} flush>
      {answer.isPending && (
        <div className={css['state']}>
          <Skeleton lines={2} />
        </div>
      )}
      <QueryFailed answer={answer} isSmall />
      <CardRows
        rows={(answer.data?.content ?? []).map(
          ({ accountId, agencyId, agencyName, relation, created }) => ({
            id: accountId,
            name:
              accountId === account.id ? (
                <AgencyLink id={agencyId} name={agencyName} />
              ) : (
                <Link
                  className={css['link']}
                  to={accountAddress({ id: accountId }, `/${persona.id}`)}
                >
                  {agencyName}
                </Link>
              ),
            mark: <Status of={relationMarks} value={relation} isQuiet />,
            end: instant(created),
          }),
        )}
      />
    </Card>
  )
}
