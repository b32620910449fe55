import { kitIcons } from './icons.ts'
import { Outline } from './Outline.tsx'

export type IconName = keyof typeof kitIcons

interface IconProps {
  readonly name: IconName
  readonly label?: string
  readonly className?: string | undefined
}

/** A line icon of the size of the text around; without a label assistive technology skips it. */
export function Icon({ name, label, className }: IconProps) {
  return <Outline path={kitIcons[name]} label={label} className={className} />
}
