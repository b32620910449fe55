export const day = `interval '1 day'`

/** The days over which records were created. */
const daysBack = 700

/**
 * A pseudorandom number below `below` for a row's number. Another `salt` gives an independent
 * number, so that names do not correlate with statuses.
 */
export const mixed = (i: string, salt: number, below: number): string =>
  `(((hashint4extended((${i})::int, ${salt}) >> 8) & 1048575) % ${below})`

/** One of the SQL values with equal probability; repeat a value to make it more frequent. */
export const oneOf = (values: readonly string[], i: string, salt: number): string =>
  `(array[${values.join(', ')}])[1 + ${mixed(i, salt, values.length)}]`

export const texts = (words: string): readonly string[] =>
  words.split(',').map((each) => `'${each}'`)

/** Ten words each. Every name has three of them, so a word is in a tenth of the names. */
export const companyOf = (i: string): string =>
  `concat_ws(' ', ${[
    'Amber,Birch,Cobalt,Dover,Elm,Falcon,Granite,Hollow,Iron,Juniper',
    'Bridge,Creek,Field,Gate,Harbor,Hill,Lake,Point,Ridge,Valley',
    'Dental,Legal,Logistics,Foods,Software,Builders,Clinic,Realty,Design,Supply',
  ]
    .map((words, at) => oneOf(texts(words), i, at))
    .join(', ')}, ${i})`

/** The higher a row's number, the newer it is, like numbers of quotes. */
export const ageOf = (i: string, count: number): string =>
  `(${day} * (${daysBack} * (1 - ${i}::float8 / ${count})))`
