import { contrast, toHex, toOklch, type Hex, type Oklch } from '../color/oklch.ts'
import type { Brand } from './brand.ts'
import { requiredContrasts, type ColorToken } from './palette.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]
export type Palette = Readonly<Record<ColorToken, Hex>>

/** Maximum change of a seed's lightness before the brand is unrecognizable. */
const maxLightnessShift = 0.3

const statusSeeds = {
  info: '#2a67c8',
  pending: '#7c4bc4',
  success: '#1b7f4d',
  warning: '#a86a0c',
  danger: '#cf2f3d',
} as const satisfies Record<string, Hex>
type Status = keyof typeof statusSeeds

/**
 * Lightness of colors that are not derived from contrast. In dark mode, higher surfaces are
 * lighter.
 */
const lightness = {
  light: {
    background: 1,
    surface: 1,
    'surface-raised': 1,
    'surface-sunken': 0.975,
    hover: 0.96,
    border: 0.915,
    text: 0.235,
    soft: 0.965,
    softBorder: 0.87,
    awayFromSurface: -1,
  },
  dark: {
    background: 0.175,
    surface: 0.2,
    'surface-raised': 0.235,
    'surface-sunken': 0.16,
    hover: 0.255,
    border: 0.31,
    text: 0.95,
    soft: 0.27,
    softBorder: 0.4,
    awayFromSurface: 1,
  },
} as const

/** Moves the lightness away from the surfaces until every contrast is at least the ratio. */
function adjustToContrast(
  from: Oklch,
  against: readonly Hex[],
  ratio: number,
  direction: 1 | -1,
): Hex {
  for (let shift = 0; ; shift += 0.004) {
    const l = from.l + direction * shift
    const hex = toHex({ ...from, l: Math.min(1, Math.max(0, l)) })
    if (l <= 0 || l >= 1 || against.every((back) => contrast(hex, back) >= ratio)) return hex
  }
}

/** White or near-black, whichever has enough contrast on all the fills. */
function textColorOn(fills: readonly Hex[], hue: Oklch): Hex {
  const dark = toHex({ l: 0.18, c: 0.02, h: hue.h })
  const minContrast = (front: Hex) => Math.min(...fills.map((fill) => contrast(front, fill)))
  return minContrast('#ffffff') >= minContrast(dark) ? '#ffffff' : dark
}

/** The accent as a fill with its hover and active shades and its text color. */
function fillsOf(seed: Oklch, scheme: Scheme, backs: readonly Hex[]) {
  const direction = lightness[scheme].awayFromSurface
  const fill = adjustToContrast(seed, backs, 3.1, direction)
  const shades = (step: number) => {
    const base = toOklch(fill)
    return [fill, toHex({ ...base, l: base.l + step }), toHex({ ...base, l: base.l + 2 * step })]
  }
  // Hover and active fills move away from the text color, so that contrast grows.
  const on = textColorOn([fill], seed)
  const [rest = fill, hover = fill, active = fill] = shades(on === '#ffffff' ? -0.04 : 0.04)
  return { rest, hover, active, on }
}

/** Moves a fill until its text color has a contrast of at least 4.6. */
function readableFills(seed: Oklch, scheme: Scheme, backs: readonly Hex[]) {
  for (let shift = 0; shift < maxLightnessShift; shift += 0.01) {
    const lower = fillsOf({ ...seed, l: seed.l - shift }, scheme, backs)
    if (contrast(lower.on, lower.rest) >= 4.6) return lower
    const higher = fillsOf({ ...seed, l: seed.l + shift }, scheme, backs)
    if (contrast(higher.on, higher.rest) >= 4.6) return higher
  }
  return fillsOf(seed, scheme, backs)
}

/** The background of a status. */
const softOf = (status: Status, scheme: Scheme): Hex =>
  toHex({
    l: lightness[scheme].soft,
    c: scheme === 'light' ? 0.022 : 0.034,
    h: toOklch(statusSeeds[status]).h,
  })

function statusColors(status: Status, scheme: Scheme, surface: Hex, backs: readonly Hex[]) {
  const levels = lightness[scheme]
  const seed = toOklch(statusSeeds[status])
  const soft = softOf(status, scheme)
  return {
    [status]: adjustToContrast(seed, [surface, soft, ...backs], 3.2, levels.awayFromSurface),
    [`${status}-text`]: adjustToContrast(
      seed,
      [surface, soft, ...backs],
      4.6,
      levels.awayFromSurface,
    ),
    [`${status}-soft`]: soft,
    [`${status}-border`]: toHex({ l: levels.softBorder, c: seed.c * 0.45, h: seed.h }),
  } as Record<Status | `${Status}-${'text' | 'soft' | 'border'}`, Hex>
}

/** Grays near white and black get less tint, because it is more visible there. */
const greyChroma = (chroma: number, l: number): number =>
  l === 1 ? 0 : Math.min(chroma, 0.02) * (l > 0.85 ? 0.35 : 0.7)

/** The palette of a brand in one scheme. */
export function derivePalette(brand: Brand, scheme: Scheme): Palette {
  const levels = lightness[scheme]
  const away = levels.awayFromSurface
  const accent = toOklch(brand.accent)
  const neutral = toOklch(brand.neutral)
  const grey = (l: number): Hex => toHex({ l, c: greyChroma(neutral.c, l), h: neutral.h })

  const background = grey(levels.background)
  const surface = grey(levels.surface)
  const raised = grey(levels['surface-raised'])
  const sunken = grey(levels['surface-sunken'])
  const hover = grey(levels.hover)
  const soft = toHex({
    l: levels.soft,
    c: Math.min(accent.c, scheme === 'light' ? 0.025 : 0.05),
    h: accent.h,
  })
  const backs = [background, surface, raised, sunken]
  const tinted = [...backs, hover, soft]
  const fills = readableFills(accent, scheme, [...backs, soft])
  const dangerSoft = softOf('danger', scheme)
  const danger = readableFills(toOklch(statusSeeds.danger), scheme, [...backs, dangerSoft])

  return {
    background,
    surface,
    'surface-raised': raised,
    'surface-sunken': sunken,
    hover,
    border: grey(levels.border),
    'border-strong': adjustToContrast({ ...toOklch(grey(levels.border)) }, backs, 3.05, away),
    text: grey(levels.text),
    'text-muted': adjustToContrast({ ...neutral, l: levels.border }, tinted, 6.2, away),
    'text-faint': adjustToContrast({ ...neutral, l: levels.border }, tinted, 4.7, away),
    accent: fills.rest,
    'accent-hover': fills.hover,
    'accent-active': fills.active,
    'on-accent': fills.on,
    'accent-text': adjustToContrast(accent, tinted, 4.7, away),
    'accent-soft': soft,
    'accent-border': toHex({ l: levels.softBorder, c: accent.c * 0.45, h: accent.h }),
    focus: adjustToContrast(accent, tinted, 3.2, away),
    ...statusColors('info', scheme, surface, backs),
    ...statusColors('pending', scheme, surface, backs),
    ...statusColors('success', scheme, surface, backs),
    ...statusColors('warning', scheme, surface, backs),
    ...statusColors('danger', scheme, surface, backs),
    danger: danger.rest,
    'danger-hover': danger.hover,
    'on-danger': danger.on,
  }
}

/** The required contrasts that a palette lacks, each as a sentence. */
export function missingContrasts(palette: Palette): string[] {
  return requiredContrasts.flatMap(([front, back, ratio]) => {
    const has = contrast(palette[front], palette[back])
    return has >= ratio ? [] : [`${front} on ${back}: ${has.toFixed(2)}, needs ${ratio}`]
  })
}

/** Why a brand cannot reach AA in both schemes without changing too much; empty when it can. */
export function brandErrors(brand: Brand): string[] {
  return schemes.flatMap((scheme) => {
    const palette = derivePalette(brand, scheme)
    const shift = Math.abs(toOklch(palette.accent).l - toOklch(brand.accent).l)
    const shiftErrors =
      scheme === 'light' && shift > maxLightnessShift
        ? [
            `accent ${brand.accent} would become ${palette.accent}, too different from the brand color`,
          ]
        : []
    return [...shiftErrors, ...missingContrasts(palette)].map(
      (error) => `${brand.name}, ${scheme}: ${error}`,
    )
  })
}
