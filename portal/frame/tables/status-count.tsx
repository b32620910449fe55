import { useQuery } from '@tanstack/react-query'
import type { StatusCountEndpoint } from '#core/platform/lists/status-counts.ts'
import { readWithoutNotification } from '#core/platform/queries/queries.ts'
import { useFormats } from '../formats/use-formats.ts'
import { usePortal } from '../platform/use-portal.ts'
import { useListScope } from '../modules/use-modules.ts'

/** Creates the count next to a status in a filter: the number of the viewer's records with it. */
export const statusCount = (endpoint: StatusCountEndpoint) =>
  function StatusCount({ option }: { readonly option: string }) {
    const { t, count } = useFormats()
    const { queries } = usePortal()
    const { values, isWaiting } = useListScope()
    const { data } = useQuery({
      ...queries.options(endpoint, {
        query: values.length === 0 ? {} : { filter: { team: [...values] } },
      }),
      enabled: !isWaiting,
      // The list reports the error; the filter works without counts.
      meta: readWithoutNotification,
    })
    const found = data?.counts.find(({ status }) => status === option)
    if (found === undefined) return null
    const total = count(found.count)
    return found.isLowerBound ? t('portal:table.atLeast', { total }) : total
  }
