/** Common names of trades, with their words in the industry tables. */
const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    accountant: ['accounting', 'accountants'],
    attorney: ['lawyers', 'legal', 'solicitors'],
    bar: ['drinking', 'pubs'],
    builder: ['construction'],
    cafe: ['restaurants', 'cafes'],
    car: ['automobile', 'motor', 'automotive'],
    charity: ['charitable', 'grantmaking'],
    chiropractor: ['chiropractic'],
    college: ['colleges', 'tertiary'],
    dental: ['dentists'],
    dentist: ['dental'],
    doctor: ['physicians', 'medical', 'practice'],
    gp: ['physicians', 'medical'],
    gym: ['fitness'],
    hairdresser: ['hairdressing', 'beauty', 'hair'],
    hotel: ['hotels', 'accommodation'],
    hvac: ['heating'],
    it: ['computer', 'information'],
    law: ['lawyers', 'legal', 'solicitors'],
    lawyer: ['legal', 'solicitors', 'barristers'],
    movers: ['moving', 'removal'],
    physio: ['physiotherapy', 'physical'],
    plumber: ['plumbing'],
    pub: ['pubs', 'drinking', 'taverns'],
    realtor: ['estate'],
    saas: ['software'],
    shop: ['stores', 'retail', 'retailing'],
    software: ['programming', 'computer'],
    solicitor: ['legal', 'solicitors'],
    supermarket: ['grocery', 'supermarkets'],
    trucking: ['freight', 'road'],
    vet: ['veterinary'],
  }),
)

/**
 * The words of the industry tables that a search word can mean. Looks up plurals by their singular.
 */
export const synonymsOf = (word: string): readonly string[] =>
  synonyms.get(word) ?? synonyms.get(word.replace(/s$/, '')) ?? []
