import { useQuery } from '@tanstack/react-query'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { getUnderwriting } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { performAction, useActionContext } from '../../../frame/actions/use-actions.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { Facts } from '../../../frame/parts/Facts.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { escalate } from '../lifecycle/lifecycle-actions.ts'
import styles from './underwriting.styles.css'

interface AuthorityCardProps {
  readonly quote: Quote
}

/** The person that the decision was escalated to, with the reason. */
const Escalated = ({ quote }: AuthorityCardProps) => {
  const t = useWording('underwriting', 'quotes')
  const { dateTime } = useFormats()
  const { escalation } = quote
  if (escalation === undefined) return null
  const { group, reason, by, at } = escalation
  return (
    <Notice
      quiet
      title={t('underwriting:authority.escalated', { group: t(`quotes:escalatedTo.${group}`) })}
    >
      {reason} ({t('underwriting:authority.escalatedBy', { name: by, date: dateTime(at) })})
    </Notice>
  )
}

/** The decisions of this card; other blocked actions show their own explanation. */
const decisions: readonly string[] = ['bypassRules', 'release', 'approve', 'issue']

/** The viewer's underwriting authority, the terms that exceed it, and a button to escalate. */
export const AuthorityCard = ({ quote }: AuthorityCardProps) => {
  const css = useStyles(styles)
  const t = useWording('underwriting', 'quotes')
  const { wholeMoney } = useFormats()
  const context = useActionContext()
  const { queries } = usePortal()
  const { data } = useQuery(queries.options(getUnderwriting, { params: { id: quote.id } }))
  const { blockedActions = [], currency } = quote
  const blocked = blockedActions.filter(({ action }) => decisions.includes(action))
  const upTo = (max: number | null) =>
    max === null
      ? t('underwriting:authority.unlimited')
      : t('underwriting:authority.upTo', { max: wholeMoney(max, currency) })
  if (data === undefined) return null
  const { authority } = data
  return (
    <Card title={t('underwriting:authority.title')}>
      <div className={css['authority']}>
        {authority === undefined ? (
          <p>{t('underwriting:authority.none')}</p>
        ) : (
          <Facts
            facts={[
              [t('underwriting:authority.limit'), upTo(authority.maxLimit)],
              [t('underwriting:authority.premium'), upTo(authority.maxPremium)],
              [
                t('underwriting:authority.irpm'),
                authority.maxIrpm === null
                  ? t('underwriting:authority.unlimited')
                  : t('underwriting:authority.percent', { max: authority.maxIrpm }),
              ],
            ]}
          />
        )}
        <Escalated quote={quote} />
        {[...new Set(blocked.map(({ detail }) => detail))].map((detail) => (
          <Notice key={detail} tone="warning">
            {detail}
          </Notice>
        ))}
        {escalate.visible(quote) && (
          <div>
            <Button onClick={() => void performAction(escalate, quote, context)}>
              {t('quotes:action.escalate')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
