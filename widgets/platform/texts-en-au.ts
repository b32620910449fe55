import { byNamespace } from './locale-texts.ts'

/** What elements say in en-AU and not in the base. */
export const texts = byNamespace(
  import.meta.glob(
    '../../core/foundation/wording/locales/en-AU/{address,calculator,calculator-steps,common,coverages,element,errors,payment,rating,security-code}.json',
    { eager: true, import: 'default' },
  ),
)
