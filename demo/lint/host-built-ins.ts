/** What becomes part of a bundle that other people's pages load. */
const embedded = /^(?:core|themes|widgets)\//
const tried = /\/testing\/|\.(?:test|wtr)\.tsx?$/

/** Classes of the page that Node does not have. */
const ofPages =
  /^(?:Node|Element|ShadowRoot|Document|Window|DocumentFragment|(?:HTML|SVG)\w*|\w*Event)$/

const isBuiltIn = (name: string): boolean => name in globalThis || ofPages.test(name)

/** What is wrong with `x instanceof name` in a file; undefined when nothing is. */
export const hostBuiltInError = (file: string, name: string): string | undefined => {
  if (!embedded.test(file) || tried.test(file) || !isBuiltIn(name)) return undefined
  return `A page may replace ${name} (zone.js replaces Promise): ask what the value has, or kindOf()`
}
