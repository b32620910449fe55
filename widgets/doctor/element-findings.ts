import { sessionScriptOf } from '../docs/session-script.ts'
import { isAttributeError, propertyName, readAttribute } from '../element/attributes.ts'
import { finding, type Finding } from './finding.ts'
import { tagOf, type DetectedElement } from './detected-elements.ts'

const attributeFindings = ({ element, definition }: DetectedElement): readonly Finding[] =>
  Object.entries(definition.attributes).flatMap(([name, attribute]) => {
    const text = element.getAttribute(name)
    const parsed = readAttribute(name, attribute, text)
    if (!isAttributeError(parsed)) return []
    const [first] = attribute.kind === 'choice' ? attribute.values : []
    return [
      finding(
        'attributeInvalid',
        `${name}="${text}" on <${definition.tag}>. Valid: ${parsed.expected}.`,
        'HTML',
        first === undefined ? `Remove ${name}` : `${name}="${first}"`,
      ),
    ]
  })

/** Whether the element needs a key or a session. */
const needsKey = ({ definition: { attributes } }: DetectedElement): boolean =>
  'client-key' in attributes && !('workflow-id' in attributes)

const recordFindings = (found: DetectedElement): readonly Finding[] =>
  Object.entries(found.definition.attributes).flatMap(([name, attribute]) => {
    const { element } = found
    const isGiven = element.hasAttribute(name) || Reflect.get(element, propertyName(name))
    if (attribute.kind !== 'id' || !attribute.required || isGiven) return []
    return [finding('recordMissing', tagOf(found), 'HTML', `${name}="…"`)]
  })

/** A record needs a session from the page's own server; a key does not open it. */
const namesRecord = ({ element, definition }: DetectedElement): boolean =>
  Object.entries(definition.attributes).some(
    ([name, { kind }]) => kind === 'id' && element.hasAttribute(name),
  )

const accessFindings = (found: DetectedElement): readonly Finding[] => {
  const { element, definition } = found
  const hasAccess =
    element.getAttribute('client-key') ||
    Reflect.get(element, 'fetchSession') ||
    Reflect.get(element, 'platform')
  if (!needsKey(found) || hasAccess) return []
  if (namesRecord(found))
    return [finding('keyMissing', tagOf(found), 'Script', sessionScriptOf(definition.tag))]
  return [finding('keyMissing', tagOf(found), 'HTML', `<${definition.tag} client-key="pk_…">`)]
}

const sizeFindings = (found: DetectedElement): readonly Finding[] => {
  const { element, definition } = found
  // An element hidden by the page has no size on purpose.
  if (definition.height === '0px' || !element.checkVisibility()) return []
  const { width, height } = element.getBoundingClientRect()
  if (width > 0 && height > 0) return []
  return [
    finding(
      'zeroSize',
      `${tagOf(found)} is ${Math.round(width)} × ${Math.round(height)} pixels.`,
      'CSS',
      width === 0
        ? `${definition.tag} { width: 100%; }`
        : `Give the box around ${definition.tag} a height, or none.`,
    ),
  ]
}

const definedFindings = (found: DetectedElement): readonly Finding[] => {
  const { definition, isInShadow } = found
  if (customElements.get(definition.tag)) return []
  return isInShadow
    ? [
        finding(
          'rootNotObserved',
          tagOf(found),
          'Script',
          `(await import('…/loader.js')).observe(host.shadowRoot)`,
        ),
      ]
    : [
        finding(
          'codeNotLoaded',
          `<${definition.tag}> is not defined.`,
          'HTML',
          'Look for a failed request of its loader in the network panel.',
        ),
      ]
}

/** The findings for each element. A tag whose code did not load is listed once. */
export const elementFindings = (elements: readonly DetectedElement[]): readonly Finding[] => [
  ...elements.flatMap((found) => [
    ...attributeFindings(found),
    ...recordFindings(found),
    ...accessFindings(found),
    ...sizeFindings(found),
  ]),
  ...[
    ...new Map(
      elements.map((found) => [`${found.definition.tag} ${found.isInShadow}`, found]),
    ).values(),
  ].flatMap(definedFindings),
]
