export const day = `interval '1 day'`

/** The days over which records were created. */
const daysBack = 700

/**
 * A number below `below` of a row's number, unrelated to the row's other numbers by another `salt`:
 * so what a row is called says nothing about its status.
 */
export const mixed = (i: string, salt: number, below: number): string =>
  `(((hashint4extended((${i})::int, ${salt}) >> 8) & 1048575) % ${below})`

/** One of some SQL values, all equally often: a value stands more than once to be more frequent. */
export const oneOf = (values: readonly string[], i: string, salt: number): string =>
  `(array[${values.join(', ')}])[1 + ${mixed(i, salt, values.length)}]`

export const texts = (words: string): readonly string[] =>
  words.split(',').map((each) => `'${each}'`)

/** Ten words each: every name has three of them, so a word is in a tenth of the names. */
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
