import { classNames } from '../kit/class-names.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './score-bar.styles.css'
import { scoreTone } from './score-tone.ts'

/** A score as a number and a bar. */
export function ScoreBar({ score }: { readonly score: number | null }) {
  const css = useStyles(styles)
  const t = useWording('risk')
  return (
    <span className={css['score']}>
      {score === null ? (
        <span className={css['none']}>{t('risk:unscored')}</span>
      ) : (
        <>
          <span className={css['track']} aria-hidden="true">
            <span
              className={classNames(css['fill'], css[scoreTone(score)])}
              style={{ inlineSize: `${score}%` }}
            />
          </span>
          <span className={css['number']}>{score}</span>
        </>
      )}
    </span>
  )
}
