import type { ElementDefinition } from '../element/definition.ts'

const block = 'display:block!important'

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
    .map(
      ({ tag, height, inline }) =>
        `${tag}:not(:defined){${inline ? inLine : block};min-height:${height}!important;font-size:max(12px,var(--parapet-font-size,16px))!important}`,
    )
    .concat('[hidden]:not(:defined){display:none!important}', '')
    .join('\n')
