/** Widths in px at which layouts change (spec 1 §9); below the first one is `xs`. */
const breakpoints: Readonly<Record<string, number>> = { sm: 600, md: 960, lg: 1280, xl: 1920 }

const named = /\(--(below|from)-(\w+)\)/g
const bare = /@media[^{]*\(\s*(?:(?:min|max)-)?width\b/

/**
 * Replaces the names in the media queries of a style sheet: `@media (--below-md)` and `@media
 * (--from-md)`. Throws for an unknown name.
 */
export const withBreakpoints = (css: string): string =>
  css.replace(named, (_query, side: string, name: string) => {
    const width = breakpoints[name]
    if (width === undefined) throw new Error(`No breakpoint is named ${name}`)
    return side === 'below' ? `(width < ${width}px)` : `(width >= ${width}px)`
  })

/** Whether a style sheet has a media query without a named breakpoint. */
export const hasBareWidth = (css: string): boolean => bare.test(css)
