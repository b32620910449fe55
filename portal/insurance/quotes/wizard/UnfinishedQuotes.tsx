import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listWizardDrafts } from '#core/insurance/quotes/wizard/endpoints.ts'
import type { UnfinishedDraft } from '#core/insurance/quotes/wizard/model.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { CardRows, type CardRow } from '../../../frame/parts/CardRows.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { wizardLink } from '../../wizard-paths.ts'

/** Offers the viewer's unfinished quotes; nothing if there are none. */
export const UnfinishedQuotes = () => {
  const t = useWording('wizard', 'products')
  const { dateTime } = useFormats()
  const { queries } = usePortal()
  const { id: persona } = usePersona()
  // A cached response may list a quote that was saved since.
  const { data } = useQuery({ ...queries.options(listWizardDrafts), staleTime: 0 })
  if (data === undefined || data.content.length === 0) return null

  const rowOf = (draft: UnfinishedDraft): CardRow => {
    const { accountId, accountName, product, policyId, step, modified } = draft
    const what = [
      policyId === undefined ? t(`products:names.${product}`) : t('wizard:renewalTitle'),
      step && t(`wizard:steps.${step}`),
      dateTime(modified),
    ]
    return {
      id: [accountId, product, policyId].join(),
      name: accountName,
      mark: what.filter(Boolean).join(' · '),
      end: (
        <Link
          {...wizardLink(`/${persona}`, draft, step)}
          aria-label={t('wizard:find.resumeNamed', { company: accountName })}
        >
          {t('wizard:find.resume')}
        </Link>
      ),
    }
  }
  return (
    <Card title={t('wizard:find.unfinished')} flush>
      <CardRows rows={data.content.map(rowOf)} />
    </Card>
  )
}
