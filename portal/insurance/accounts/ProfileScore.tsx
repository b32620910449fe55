import {
  minScoreToQuote,
  scoredFields,
  quotingBarrier,
} from '#core/insurance/accounts/profile-score.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { VisuallyHidden } from '#widgets/kit/VisuallyHidden.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Icon } from '../../frame/icons/Icon.tsx'
import type { AccountViewProps } from './account-part.ts'
import { AccountButtons } from './AccountButtons.tsx'
import styles from './profile-score.styles.css'

/** The profile score and its fields; missing ones come first, with actions that fill them in. */
export const ProfileScore = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  useWording('products')
  const { t, count } = useFormats()
  const { profileScore } = account
  const barrier = quotingBarrier(account)
  const facts = scoredFields
    .map(({ id, isKnown }) => ({ id, isKnown: isKnown(account) }))
    .toSorted((a, b) => Number(a.isKnown) - Number(b.isKnown))
  return (
    <Card
      title={t('accounts:score.title')}
      aside={
        <span className={css['score']}>
          {t('accounts:score.of', { score: count(profileScore), max: count(scoredFields.length) })}
        </span>
      }
    >
      <meter
        className={css['meter']}
        min={0}
        max={scoredFields.length}
        value={profileScore}
        aria-label={t('accounts:score.title')}
      />
      {barrier === undefined ? (
        <p className={css['lead']}>{t('accounts:score.enough')}</p>
      ) : (
        <Notice tone="warning">{t(`products:eligibility.${barrier}`)}</Notice>
      )}
      {profileScore < minScoreToQuote && (
        <p className={css['lead']}>{t('accounts:score.least', { min: count(minScoreToQuote) })}</p>
      )}
      <ul className={css['facts']}>
        {facts.map(({ id, isKnown }) => (
          <li key={id} className={css['fact']} data-known={isKnown || undefined}>
            <Icon name={isKnown ? 'check' : 'plus'} />
            {t(`accounts:score.fact.${id}`)}
            <VisuallyHidden>
              {t(isKnown ? 'accounts:score.known' : 'accounts:score.missing')}
            </VisuallyHidden>
          </li>
        ))}
      </ul>
      {profileScore < scoredFields.length && (
        <div className={css['lifts']}>
          <AccountButtons account={account} ids={['refresh-account', 'no-primary-domain']} />
        </div>
      )}
    </Card>
  )
}
