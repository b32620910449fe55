import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { searchQuotes } from '#core/insurance/quotes/endpoints.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import type { CommandSource } from '../../frame/palette/commands.ts'
import { useDebounced } from '../../frame/forms/use-debounced.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { quoteAddress } from './quote-row.ts'
import { quoteStatusMarks } from './quote-status-marks.ts'
import { quoteScreen } from './quote-screens.ts'

const most = 8

/** Quotes that match the palette's search, for personas with a screen for them. */
export const useFoundQuotes: CommandSource = (typed) => {
  const { queries } = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const { label, t } = useFormats()
  const debounced = useDebounced(typed)
  const isAsked = debounced.length > 1 && hasScreen(persona, quoteScreen)
  const { data, isFetching } = useQuery({
    ...queries.options(searchQuotes, { query: { search: debounced, page: 0, size: most } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const found = isAsked ? (data?.content ?? []) : []
  return {
    found: [
      {
        id: 'quotes',
        label: t('quotes:found'),
        commands: found.map((quote) => ({
          id: `quote-${quote.id}`,
          label: `${quote.companyName} · ${quote.quoteNumber}`,
          hint: label(quoteStatusMarks.group, quote.status),
          icon: 'quote',
          perform: () => void navigate({ to: quoteAddress(quote, `/${persona.id}`) }),
        })),
      },
    ],
    isSearching: isAsked && isFetching,
  }
}
