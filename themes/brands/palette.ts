/**
 * The color tokens, each available as `--parapet-<name>`, and the required contrasts between them.
 */

const surfaces = ['background', 'surface', 'surface-raised', 'surface-sunken'] as const
const statuses = ['info', 'pending', 'success', 'warning', 'danger'] as const

export const colorTokens = [
  ...surfaces,
  'hover',
  'border',
  'border-strong',
  'text',
  'text-muted',
  'text-faint',
  'accent',
  'accent-hover',
  'accent-active',
  'on-accent',
  'accent-text',
  'accent-soft',
  'accent-border',
  'focus',
  'info',
  'info-text',
  'info-soft',
  'info-border',
  'pending',
  'pending-text',
  'pending-soft',
  'pending-border',
  'success',
  'success-text',
  'success-soft',
  'success-border',
  'warning',
  'warning-text',
  'warning-soft',
  'warning-border',
  'danger',
  'danger-hover',
  'on-danger',
  'danger-text',
  'danger-soft',
  'danger-border',
] as const
export type ColorToken = (typeof colorTokens)[number]

/**
 * Tokens that a host page may set, and the shades that follow its accent. A brand declares them as
 * `--p-<name>`, and `tokens.styles.css` uses the page's value where there is one.
 */
export const settableTokens: readonly string[] = [
  'background',
  'border',
  'text',
  'accent',
  'accent-hover',
  'accent-active',
  'on-accent',
  'accent-text',
  'accent-soft',
  'accent-border',
  'focus',
  'roundness',
]

export type Pair = readonly [front: ColorToken, back: ColorToken, ratio: number]

const text = 4.5
const graphic = 3

/** WCAG 2.2 AA: 4.5 for text, 3 for the parts of a control that show its state. */
export const requiredContrasts: readonly Pair[] = [
  ...surfaces.flatMap((back): Pair[] => [
    ['text', back, text],
    ['text-muted', back, text],
    ['text-faint', back, text],
    ['accent-text', back, text],
    ['danger-text', back, text],
    ['accent', back, graphic],
    ['border-strong', back, graphic],
    ['focus', back, graphic],
  ]),
  ['text', 'hover', text],
  ['text-muted', 'hover', text],
  ['text', 'accent-soft', text],
  ['text-muted', 'accent-soft', text],
  ['accent-text', 'accent-soft', text],
  ['accent', 'accent-soft', graphic],
  ['on-accent', 'accent', text],
  ['on-accent', 'accent-hover', text],
  ['on-accent', 'accent-active', text],
  ['on-danger', 'danger', text],
  ['on-danger', 'danger-hover', text],
  ...statuses.flatMap((status): Pair[] => [
    ['text', `${status}-soft`, text],
    [`${status}-text`, `${status}-soft`, text],
    [`${status}-text`, 'surface', text],
    [status, 'surface', graphic],
    [status, `${status}-soft`, graphic],
  ]),
]
