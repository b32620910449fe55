import { useQuery } from '@tanstack/react-query'
import { addressLine } from '#core/foundation/region/address-line.ts'
import type { Agency } from '#core/directory/agencies/model.ts'
import { getAgencyFein, getAgreement } from '#core/directory/agencies/record-endpoints.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { PhoneText } from '#widgets/kit/PhoneText.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { agencyFeinDialog } from './agency-record-dialogs.ts'
import styles from './agency.styles.css'

interface OfAgency {
  readonly agency: Agency
}

/** The address, numbers and terms of an agency. */
export const AgencyFacts = ({ agency }: OfAgency) => {
  const { t, count } = useFormats()
  const css = useStyles(styles)
  const can = useCan()
  const { queries, dialogs } = usePortal()
  const params = { agencyId: agency.id }
  const setFein = async () => {
    if (await dialogs.open(agencyFeinDialog, params)) await queries.refresh(getAgencyFein)
  }
  const fein = useQuery(queries.options(getAgencyFein, { params }))
  const { commission } = agency
  const missing = fein.data?.isAsked === true ? t('agencies:feinMissing') : undefined
  return (
    <Card title={t('agencies:record')}>
      <Facts
        facts={[
          [t('agencies:description'), agency.description],
          [t('portal:field.address'), addressLine(agency.region, agency)],
          [
            t('portal:field.phone'),
            agency.phone && <PhoneText key="phone" region={agency.region} text={agency.phone} />,
          ],
          [t('portal:field.email'), agency.email],
          [t('agencies:hostname'), agency.hostname],
          [t('agencies:npn'), agency.npn],
          [t('agencies:fein'), fein.data?.fein ?? missing],
          [
            t('agencies:commission'),
            commission === undefined
              ? undefined
              : t('agencies:percent', { value: count(commission) }),
          ],
          [t('agencies:billing'), t(agency.agencyBilled ? 'agencies:billed' : 'agencies:direct')],
        ]}
      />
      <QueryFailed answer={fein} isSmall />
      {fein.data?.isAsked === true && can('agency:update') && (
        <div className={css['buttons']}>
          <Button size="small" onClick={() => void setFein()}>
            {t('agencies:action.fein')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The contact agent, and the person who signed for the agency. */
export const AgencyPeople = ({ agency }: OfAgency) => {
  const { t, instant } = useFormats()
  const { queries } = usePortal()
  const params = { agencyId: agency.id }
  const agreement = useQuery(queries.options(getAgreement, { params }))
  const { signed, signedBy } = agreement.data ?? {}
  return (
    <Card title={t('agencies:contact')}>
      <Facts
        facts={[
          [t('agencies:name'), `${agency.agentFirstName} ${agency.agentLastName}`],
          [t('portal:field.email'), agency.agentEmail],
          [
            t('portal:field.phone'),
            agency.agentPhone && (
              <PhoneText key="phone" region={agency.region} text={agency.agentPhone} />
            ),
          ],
          [
            t('agencies:agreement'),
            signed === undefined
              ? agreement.data && t('agencies:unsigned')
              : t('agencies:signedBy', { name: signedBy ?? '', date: instant(signed) }),
          ],
        ]}
      />
      <QueryFailed answer={agreement} isSmall />
    </Card>
  )
}
