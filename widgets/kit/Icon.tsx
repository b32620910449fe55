import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import iconStyles from './icon.sheet.css'

/** Strokes on a 16-unit square, round ends. */
const paths = {
  check: 'M3.5 8.5 6.5 11.5 12.5 4.5',
  chevronDown: 'M4 6.5 8 10.5 12 6.5',
  chevronRight: 'M6.5 4 10.5 8 6.5 12',
  close: 'M4 4 12 12 M12 4 4 12',
  search: 'M11 11 14 14 M12.25 7.25a5 5 0 1 1-10 0 5 5 0 0 1 10 0Z',
  info: 'M8 7.5v4 M8 4.75v.01 M14.25 8a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0Z',
  warning: 'M8 6.25v3.25 M8 11.75v.01 M8 2 14.75 13.75H1.25Z',
  error: 'M8 4.75v4 M8 11.25v.01 M14.25 8a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0Z',
  success: 'M5.25 8.25 7.25 10.25 10.75 6 M14.25 8a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0Z',
  lock: 'M4 7.25h8v6.25H4Z M5.5 7.25V5a2.5 2.5 0 0 1 5 0v2.25',
  arrowRight: 'M3 8h10 M9 4l4 4-4 4',
  arrowLeft: 'M13 8H3 M7 4 3 8l4 4',
  plus: 'M8 3v10 M3 8h10',
  minus: 'M3 8h10',
  download: 'M8 2.5v8 M4.5 7.5 8 11l3.5-3.5 M3 13.5h10',
  external: 'M9.5 2.5h4v4 M13.5 2.5 7.5 8.5 M11.5 9.5v4h-9v-9h4',
  card: 'M1.75 4h12.5v8.5H1.75Z M1.75 6.75h12.5',
  bank: 'M2 6.5 8 3l6 3.5Z M3.5 6.5v5.5 M6.5 6.5v5.5 M9.5 6.5v5.5 M12.5 6.5v5.5 M2 13h12',
  refresh: 'M13.25 8a5.25 5.25 0 1 1-1.6-3.75L13.25 6 M13.25 2.75V6H10',
  mail: 'M1.75 3.5h12.5v9H1.75Z M1.75 4.25 8 9l6.25-4.75',
} as const satisfies Record<string, string>
export type IconName = keyof typeof paths

/** A line icon of the size of the text around; without a label assistive technology skips it. */
export function Icon({
  name,
  label,
  className,
}: {
  readonly name: IconName
  readonly label?: string
  readonly className?: string | undefined
}) {
  const css = useStyles(iconStyles)
  return (
    <svg
      className={classNames(css['icon'], className)}
      viewBox="0 0 16 16"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={paths[name]} />
    </svg>
  )
}
