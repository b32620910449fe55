import { useNavigate } from '@tanstack/react-router'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import type { CommandSource } from '../../frame/palette/commands.ts'
import { useRecordSearch } from '../../frame/palette/use-record-search.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { quoteAddress } from '../quote-path.ts'
import { quoteStatusMarks } from './quote-status-marks.ts'
import { quoteScreen } from './quote-screens.ts'

/** Quotes that match the palette's search, for personas with their screen. */
export const useQuoteSearch: CommandSource = (typed) => {
  const persona = usePersona()
  const navigate = useNavigate()
  const { label, t } = useFormats()
  return useRecordSearch(typed, {
    id: 'quotes',
    label: t('quotes:found'),
    isEnabled: hasScreen(persona, quoteScreen),
    source: (queries, query) => queries.options(searchQuotes, { query }),
    command: (quote) => ({
      id: `quote-${quote.id}`,
      label: `${quote.companyName} · ${quote.quoteNumber}`,
      hint: label(quoteStatusMarks.group, quote.status),
      icon: 'quote',
      perform: () => void navigate({ to: quoteAddress(quote, `/${persona.id}`) }),
    }),
  })
}
