import type { CSSProperties } from 'react'
import { useStyles } from '../react/use-styles.ts'
import skeletonStyles from './skeleton.styles.css'

/** Gray bars in place of loading content. */
export function Skeleton({
  lines = 1,
  height,
  width,
}: {
  readonly lines?: number
  /** Height of one bar; a line of text by default. */
  readonly height?: CSSProperties['height']
  readonly width?: CSSProperties['width']
}) {
  const css = useStyles(skeletonStyles)
  return (
    <div className={css['stack']} aria-hidden="true" data-skeleton="">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={css['bar']} style={{ height, width }} />
      ))}
    </div>
  )
}
