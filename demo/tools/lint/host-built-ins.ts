/** Code in bundles that host pages load. */
const embedded = /^(?:core|themes|widgets)\//
const tried = /\/testing\/|\.(?:test|wtr)\.tsx?$/

/** Browser classes that Node does not have. */
const pageBundles =
  /^(?:Node|Element|ShadowRoot|Document|Window|DocumentFragment|(?:HTML|SVG)\w*|\w*Event)$/

const isBuiltIn = (name: string): boolean => name in globalThis || pageBundles.test(name)

/** The message for `x instanceof name` in a file; undefined when it is allowed. */
export const hostBuiltInError = (file: string, name: string): string | undefined => {
  if (!embedded.test(file) || tried.test(file) || !isBuiltIn(name)) return undefined
  return `A host page may replace ${name}, as zone.js does with Promise: check a member, or use kindOf()`
}
