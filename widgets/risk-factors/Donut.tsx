import { arc } from 'd3-shape'
import { classNames } from '../kit/class-names.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './donut.styles.css'
import { scoreTone } from './score-tone.ts'

const radius = 50
/** Share of the radius that is cut out (spec 2 §2). */
const cutout = 0.85

const turn = 2 * Math.PI
const ring = arc<{ readonly from: number; readonly to: number }>()
  .innerRadius(radius * cutout)
  .outerRadius(radius)
  .startAngle(({ from }) => (from / 100) * turn)
  .endAngle(({ to }) => (to / 100) * turn)

/** A score as a ring: the score and its remainder to 100. */
export function Donut({
  name,
  score,
  note,
}: {
  readonly name: string
  readonly score: number | null
  readonly note?: string | undefined
}) {
  const css = useStyles(styles)
  const t = useWording('risk')
  const label =
    score === null ? t('risk:noScore', { name }) : t('risk:outOf', { name, score: String(score) })
  const value = score ?? 0
  return (
    <figure className={css['donut']}>
      <div className={css['ring']}>
        <svg viewBox="-50 -50 100 100" role="img" aria-label={label}>
          <path className={css['rest']} d={ring({ from: value, to: 100 }) ?? ''} />
          <path
            className={classNames(css['value'], css[scoreTone(score)])}
            d={ring({ from: 0, to: value }) ?? ''}
          />
        </svg>
        <span className={css['score']} aria-hidden="true">
          {score ?? '–'}
        </span>
      </div>
      <figcaption className={css['name']}>
        {name}
        {note !== undefined && <span className={css['note']}>{note}</span>}
      </figcaption>
    </figure>
  )
}
