import { definitionsByTag } from './definitions.ts'
import { finding, type Finding } from './finding.ts'
import { elementSelector, tagOf, type DetectedElement } from './detected-elements.ts'
import { isSecret, isServerKey } from './server-key.ts'
import { similarName } from './similar-name.ts'

/** Attributes that the wrapper adds to form-associated elements. */
const formFieldAttributes = ['name', 'disabled', 'required', 'readonly', 'form'] as const

/** Global attributes with names similar to ours. */
const ofHtml: ReadonlySet<string> = new Set([
  'class',
  'dir',
  'hidden',
  'id',
  'inert',
  'is',
  'lang',
  'nonce',
  'part',
  'popover',
  'role',
  'slot',
  'style',
  'tabindex',
  'title',
])

const isOfPage = (name: string): boolean =>
  ofHtml.has(name) || /^(?:aria-|data-|on|_ng|ng-|v-|x-)|[:@#[(*]/.test(name)

const attributeFindings = ({ element, definition }: DetectedElement): readonly Finding[] => {
  const known = [
    ...Object.keys(definition.attributes),
    ...(definition.formAssociated ? formFieldAttributes : []),
  ]
  return [...element.attributes].flatMap(({ name }) => {
    if (known.includes(name) || isOfPage(name)) return []
    const suggestion = similarName(name, known)
    if (suggestion === undefined) return []
    return [
      finding('attributeMisspelt', `${name} on <${definition.tag}>`, 'HTML', `${suggestion}="…"`),
    ]
  })
}

/** Elements that do not belong in the text of a button. */
const blocks = 'script, main, section, article, header, footer, form, h1, h2, h3, table'

const isMisplaced = (child: Element, slots: readonly string[]): boolean => {
  if (child.slot !== '' || !slots.includes('')) return !slots.includes(child.slot)
  return (
    child.matches(`${elementSelector}, ${blocks}`) ||
    child.querySelector(`${elementSelector}, ${blocks}`) !== null
  )
}

/** Browsers parse `<parapet-x />` as an opening tag, so the content after it ends up inside. */
const contentFindings = (found: DetectedElement): readonly Finding[] => {
  const { element, definition } = found
  const slots = Object.keys(definition.slots)
  const inner = [...element.children].find((child) => isMisplaced(child, slots))
  if (inner === undefined) return []
  return [
    finding(
      'selfClosed',
      `<${inner.localName}> is inside ${tagOf(found)}`,
      'HTML',
      `<${definition.tag} …></${definition.tag}>`,
    ),
  ]
}

const keyFindings = (found: DetectedElement): readonly Finding[] => {
  const key = found.element.getAttribute('client-key') ?? ''
  if (!isServerKey(key)) return []
  const detail = isSecret(key)
    ? `${tagOf(found)}. Anybody could read this secret: rotate its key.`
    : tagOf(found)
  return [finding('keyKindWrong', detail, 'HTML', 'client-key="pk_…"')]
}

/** Unknown tags with our prefix, each once. */
const tagFindings = (page: ParentNode): readonly Finding[] => {
  const known = [...definitionsByTag.keys()]
  const tags = new Set(
    [...page.querySelectorAll('*')]
      .map(({ localName }) => localName)
      .filter((tag) => tag.includes('-') || tag.startsWith('parapet'))
      .filter((tag) => !known.includes(tag) && !customElements.get(tag)),
  )
  return [...tags].flatMap((tag) => {
    const suggestion = similarName(tag, known)
    if (suggestion === undefined && !tag.startsWith('parapet')) return []
    return [
      finding(
        'tagMisspelt',
        `<${tag}>`,
        'HTML',
        suggestion === undefined ? `One of ${known.join(', ')}` : `<${suggestion}></${suggestion}>`,
      ),
    ]
  })
}

/** Problems in the HTML of a page. */
export const markupFindings = (
  page: ParentNode,
  elements: readonly DetectedElement[],
): readonly Finding[] => [
  ...tagFindings(page),
  ...elements.flatMap((found) => [
    ...attributeFindings(found),
    ...contentFindings(found),
    ...keyFindings(found),
  ]),
]
