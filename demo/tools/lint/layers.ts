import { posix } from 'node:path'
import { orderOf, groupsOf, type Floor } from './order.ts'

/** The floor, group and domain of a file. */
interface Place {
  readonly floor: Floor
  /**
   * Undefined for compositions: files at the top of a floor, or in a folder that is not a group.
   */
  readonly group: string | undefined
  /** Empty for files at the top of a group, which its domains share. */
  readonly domain: string
}

const floors = Object.keys(groupsOf) as Floor[]

/**
 * The floor, group and domain of a file by its path from the project's root; undefined on a floor
 * without groups.
 */
export const placeOf = (path: string): Place | undefined => {
  const floor = floors.find((each) => path.startsWith(`${each}/`))
  if (!floor) return undefined
  const [group = '', domain = '', ...rest] = path.slice(floor.length + 1).split('/')
  const groups: readonly string[] = groupsOf[floor]
  if (!groups.includes(group)) return { floor, group: undefined, domain: '' }
  return { floor, group, domain: rest.length > 0 ? domain : '' }
}

/** Whether a file is a test, a test tool or a sample, which may import anything on their floor. */
export const isTestFile = (path: string): boolean =>
  /\.(test|fixture|wtr)\.tsx?$|\/testing\/|\/samples\.ts$/.test(path)

/** Whether a file belongs to the demo's seed, which spans domains. */
const isSeed = (path: string): boolean => /^demo\/server\/(?!kernel\/).+\/seed\//.test(path)

/** The file of a specifier, from the project's root; undefined for packages. */
export const targetOf = (file: string, specifier: string): string | undefined => {
  if (/^#(core|themes|widgets|portal)\//.test(specifier)) return specifier.slice(1)
  if (!specifier.startsWith('.')) return undefined
  return posix.normalize(posix.join(posix.dirname(file), specifier))
}

/** The error of an import between two domains of a group; undefined when it is allowed. */
const orderError = (group: string, from: string, to: string): string | undefined => {
  const order = orderOf(group)
  if (order === undefined || from === to || to === '') return undefined
  if (from === '') return `files that ${group} shares may not import a domain`
  const unlisted = [from, to].find((domain) => !order.includes(domain))
  if (unlisted !== undefined) return `demo/tools/lint/order.ts does not list ${unlisted}`
  return order.indexOf(to) < order.indexOf(from)
    ? undefined
    : `${from} may not import ${to}, which follows it in demo/tools/lint/order.ts`
}

/** The error of an import between two files of one floor; undefined when it is allowed. */
export const importError = (file: string, target: string): string | undefined => {
  const from = placeOf(file)
  const to = placeOf(target)
  if (!from || !to || from.floor !== to.floor || !from.group || isTestFile(file)) return undefined
  if (isSeed(file)) return undefined
  if (isSeed(target) && !file.endsWith('/module.ts')) {
    return 'only modules, seeds and tests may import a seed'
  }
  if (!to.group) return `${from.group} may not import a composition of its floor`
  const groups: readonly string[] = groupsOf[from.floor]
  if (groups.indexOf(to.group) > groups.indexOf(from.group)) {
    return `${from.group} may not import ${to.group}, which is below it`
  }
  return from.group === to.group ? orderError(from.group, from.domain, to.domain) : undefined
}
