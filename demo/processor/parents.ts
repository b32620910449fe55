import { localHosts } from '#core/foundation/region/regions.ts'

/** Names of the loopback address, because the region follows from the host name. */
const loopbackNames = ['127.0.0.1', 'localhost', ...localHosts]

/** Every origin of a page: on loopback one server has several names. */
export const parentsOf = (origins: readonly string[]): readonly string[] => [
  ...new Set(
    origins.flatMap((origin) => {
      const url = new URL(origin)
      const names = loopbackNames.some((name) => name === url.hostname)
        ? loopbackNames
        : [url.hostname]
      return names.map((name) => {
        const named = new URL(url)
        named.hostname = name
        return named.origin
      })
    }),
  ),
]
