import type { ElementDefinition } from '../element/definition.ts'

const block = 'display:block!important'

/** The element's intrinsic width, as in `host.styles.css`. */
const strut = (tag: string, width: string): string =>
  `${tag}:not(:defined)::before{content:". ."!important;display:block!important;height:0!important;overflow:hidden!important;word-spacing:${width}!important;visibility:hidden!important}`

/** The box of a button: its text centred, with a button's padding. */
const inLine =
  'display:inline-flex!important;align-items:center!important;box-sizing:border-box!important;padding-inline:calc(1em + 1px)!important'

/**
 * `parapet.css`: reserves the height of elements that are not defined yet, so that nothing on the
 * page shifts. `em` is relative to the element's own font size, as inside it.
 */
export const reservedHeightsOf = (definitions: readonly ElementDefinition[]): string =>
  definitions
    .filter(({ height }) => height !== '0px')
    .flatMap(({ tag, height, width, inline }) => [
      `${tag}:not(:defined){${inline ? inLine : block};min-height:${height}!important;font-size:max(12px,var(--parapet-font-size,16px))!important}`,
      ...(width === undefined ? [] : [strut(tag, width)]),
    ])
    .concat('[hidden]:not(:defined){display:none!important}', '')
    .join('\n')
