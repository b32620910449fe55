import { useCallback, useState } from 'react'
import type { IndustryCode } from '#core/directory/industry-codes/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { Combobox } from '../kit/Combobox.tsx'
import { usePlatform } from '../react/use-platform.ts'
import { useEditor, useValue } from './editor-context.ts'
import { DetailField } from './fields.tsx'

/** Loaded with the first search. */
const industries = () => import('../quote-calculator/fields/search-industries.ts')

const codeOf = ({ code }: IndustryCode): string => code
const labelOf = ({ code, description }: IndustryCode): string =>
  description === '' ? code : `${code} ${description}`

/** An industry, found by words or code in the table of the region. */
export function IndustryField({
  name,
  label,
  region,
  current,
  isOptional = false,
  hint,
}: {
  readonly name: 'naicsCode' | 'secondNaicsCode'
  readonly label: string
  readonly region: Region
  /** The account's current industry. */
  readonly current: Pick<IndustryCode, 'code' | 'description'>
  readonly isOptional?: boolean
  readonly hint?: string
}) {
  const { api } = usePlatform()
  const editor = useEditor()
  const code = useValue(name) ?? ''
  const [chosen, setChosen] = useState<Pick<IndustryCode, 'code' | 'description'>>(current)
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly IndustryCode[]> =>
      (await industries()).searchIndustries(api, region, text, signal),
    [api, region],
  )
  const industry = [chosen, current].find((each) => each.code === code)
  return (
    <DetailField name={name} label={label} hint={hint} isOptional={isOptional}>
      <Combobox
        name={name}
        value={
          code === '' ? undefined : { id: code, code, description: industry?.description ?? '' }
        }
        onValue={(row) => {
          if (row) setChosen(row)
          editor.set(name, row?.code ?? '')
        }}
        search={search}
        idOf={codeOf}
        labelOf={labelOf}
        onBlur={() => editor.leave(name)}
      />
    </DetailField>
  )
}
