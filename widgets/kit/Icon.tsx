import { kitIcons } from './icons.ts'
import { StrokeIcon } from './StrokeIcon.tsx'

export type IconName = keyof typeof kitIcons

interface IconProps {
  readonly name: IconName
  readonly label?: string
  readonly className?: string | undefined
}

/**
 * A line icon in the size of the surrounding text. Without a label, it is hidden from assistive
 * technology.
 */
export function Icon({ name, label, className }: IconProps) {
  return <StrokeIcon path={kitIcons[name]} label={label} className={className} />
}
