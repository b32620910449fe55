import type { RegionServerData } from '#core/foundation/region/definition.ts'

/** A trade of the seeded register. */
export interface Trade {
  /** The last words of its companies' names. */
  readonly nameSuffixes: readonly string[]
  /** The code of the industry in each classification. */
  readonly codes: Readonly<Record<RegionServerData['industryScheme'], string>>
  /** Annual revenue per employee, in thousands of the currency. */
  readonly revenuePerEmployee: number
  /** Employees of a company of average size. */
  readonly size: number
  /** Whether its companies are mostly partnerships of their owners. */
  readonly isPartnership?: true
  /** Whether its companies are mostly non-profit organisations. */
  readonly isNonProfit?: true
}

// Invented figures; the codes are those of NAICS 2017, UK SIC 2007 and ANZSIC 2006. One row per line, to read as a table.
// oxfmt-ignore
export const trades: readonly Trade[] = [
  { nameSuffixes: ['Dental', 'Family Dentistry', 'Dental Care'], codes: { NAICS: '621210', SIC: '86230', ANZSIC: '8531' }, revenuePerEmployee: 150, size: 14 },
  { nameSuffixes: ['Law', 'Legal', 'Partners'], codes: { NAICS: '541110', SIC: '69102', ANZSIC: '6931' }, revenuePerEmployee: 190, size: 18, isPartnership: true },
  { nameSuffixes: ['Accounting', 'Bookkeeping', 'Accountants'], codes: { NAICS: '541211', SIC: '69201', ANZSIC: '6932' }, revenuePerEmployee: 140, size: 12, isPartnership: true },
  { nameSuffixes: ['Architects', 'Design Studio'], codes: { NAICS: '541310', SIC: '71111', ANZSIC: '6921' }, revenuePerEmployee: 160, size: 16, isPartnership: true },
  { nameSuffixes: ['Engineering', 'Engineers'], codes: { NAICS: '541330', SIC: '71129', ANZSIC: '6923' }, revenuePerEmployee: 175, size: 32 },
  { nameSuffixes: ['Software', 'Systems', 'Labs'], codes: { NAICS: '541511', SIC: '62012', ANZSIC: '7000' }, revenuePerEmployee: 185, size: 26 },
  { nameSuffixes: ['Advertising', 'Creative', 'Media'], codes: { NAICS: '541810', SIC: '73110', ANZSIC: '6940' }, revenuePerEmployee: 170, size: 15 },
  { nameSuffixes: ['Veterinary Clinic', 'Animal Hospital', 'Vets'], codes: { NAICS: '541940', SIC: '75000', ANZSIC: '6970' }, revenuePerEmployee: 125, size: 13 },
  { nameSuffixes: ['Physiotherapy', 'Physical Therapy'], codes: { NAICS: '621340', SIC: '86900', ANZSIC: '8533' }, revenuePerEmployee: 105, size: 11 },
  { nameSuffixes: ['Medical Practice', 'Family Medicine', 'Clinic'], codes: { NAICS: '621111', SIC: '86210', ANZSIC: '8511' }, revenuePerEmployee: 180, size: 22 },
  { nameSuffixes: ['Care Home', 'Senior Living'], codes: { NAICS: '623110', SIC: '87100', ANZSIC: '8601' }, revenuePerEmployee: 75, size: 64 },
  { nameSuffixes: ['Hotel', 'Inn', 'Lodge'], codes: { NAICS: '721110', SIC: '55100', ANZSIC: '4400' }, revenuePerEmployee: 95, size: 45 },
  { nameSuffixes: ['Restaurant', 'Kitchen', 'Grill'], codes: { NAICS: '722511', SIC: '56101', ANZSIC: '4511' }, revenuePerEmployee: 62, size: 28 },
  { nameSuffixes: ['Brewery', 'Brewing'], codes: { NAICS: '312120', SIC: '11050', ANZSIC: '1212' }, revenuePerEmployee: 210, size: 19 },
  { nameSuffixes: ['Bakery', 'Bakehouse'], codes: { NAICS: '311811', SIC: '10710', ANZSIC: '1174' }, revenuePerEmployee: 90, size: 17 },
  { nameSuffixes: ['Freight', 'Haulage', 'Logistics'], codes: { NAICS: '484110', SIC: '49410', ANZSIC: '4610' }, revenuePerEmployee: 165, size: 48 },
  { nameSuffixes: ['Plumbing', 'Plumbing & Heating'], codes: { NAICS: '238220', SIC: '43220', ANZSIC: '3231' }, revenuePerEmployee: 135, size: 14 },
  { nameSuffixes: ['Electric', 'Electrical'], codes: { NAICS: '238210', SIC: '43210', ANZSIC: '3232' }, revenuePerEmployee: 140, size: 21 },
  { nameSuffixes: ['Builders', 'Homes', 'Construction'], codes: { NAICS: '236115', SIC: '41202', ANZSIC: '3011' }, revenuePerEmployee: 290, size: 30 },
  { nameSuffixes: ['Grounds Care', 'Landscapes', 'Gardens'], codes: { NAICS: '561730', SIC: '81300', ANZSIC: '7313' }, revenuePerEmployee: 70, size: 15 },
  { nameSuffixes: ['Realty', 'Properties', 'Estates'], codes: { NAICS: '531210', SIC: '68310', ANZSIC: '6720' }, revenuePerEmployee: 150, size: 14 },
  { nameSuffixes: ['Motors', 'Auto Group', 'Cars'], codes: { NAICS: '441110', SIC: '45111', ANZSIC: '3911' }, revenuePerEmployee: 620, size: 40 },
  { nameSuffixes: ['Garage', 'Auto Repair'], codes: { NAICS: '811111', SIC: '45200', ANZSIC: '9419' }, revenuePerEmployee: 115, size: 9 },
  { nameSuffixes: ['Pharmacy', 'Chemist'], codes: { NAICS: '446110', SIC: '47730', ANZSIC: '4271' }, revenuePerEmployee: 260, size: 12 },
  { nameSuffixes: ['Books', 'Bookshop'], codes: { NAICS: '451211', SIC: '47610', ANZSIC: '4244' }, revenuePerEmployee: 120, size: 7 },
  { nameSuffixes: ['Hardware', 'Tools'], codes: { NAICS: '444130', SIC: '47520', ANZSIC: '4231' }, revenuePerEmployee: 195, size: 16 },
  { nameSuffixes: ['Foods', 'Grocers', 'Provisions'], codes: { NAICS: '445110', SIC: '47110', ANZSIC: '4110' }, revenuePerEmployee: 230, size: 52 },
  { nameSuffixes: ['Machine Works', 'Precision', 'Fabrication'], codes: { NAICS: '332710', SIC: '25620', ANZSIC: '2299' }, revenuePerEmployee: 180, size: 34 },
  { nameSuffixes: ['Plastics', 'Mouldings'], codes: { NAICS: '326199', SIC: '22290', ANZSIC: '1912' }, revenuePerEmployee: 215, size: 58 },
  { nameSuffixes: ['Press', 'Printers'], codes: { NAICS: '323111', SIC: '18129', ANZSIC: '1611' }, revenuePerEmployee: 145, size: 20 },
  { nameSuffixes: ['Academy', 'School'], codes: { NAICS: '611110', SIC: '85310', ANZSIC: '8022' }, revenuePerEmployee: 88, size: 85, isNonProfit: true },
  { nameSuffixes: ['Nursery', 'Childcare', 'Early Learning'], codes: { NAICS: '624410', SIC: '88910', ANZSIC: '8710' }, revenuePerEmployee: 55, size: 24 },
  { nameSuffixes: ['Foundation', 'Trust'], codes: { NAICS: '813211', SIC: '94990', ANZSIC: '9559' }, revenuePerEmployee: 130, size: 12, isNonProfit: true },
  { nameSuffixes: ['Fitness', 'Gym'], codes: { NAICS: '713940', SIC: '93130', ANZSIC: '9111' }, revenuePerEmployee: 58, size: 18 },
  { nameSuffixes: ['Travel', 'Tours'], codes: { NAICS: '561510', SIC: '79110', ANZSIC: '7220' }, revenuePerEmployee: 155, size: 13 },
  { nameSuffixes: ['Staffing', 'Recruitment'], codes: { NAICS: '561311', SIC: '78109', ANZSIC: '7211' }, revenuePerEmployee: 210, size: 22 },
  { nameSuffixes: ['Cleaning', 'Facility Services'], codes: { NAICS: '561720', SIC: '81210', ANZSIC: '7311' }, revenuePerEmployee: 48, size: 70 },
  { nameSuffixes: ['Wealth', 'Financial Planning', 'Advisers'], codes: { NAICS: '523930', SIC: '66190', ANZSIC: '6419' }, revenuePerEmployee: 230, size: 11, isPartnership: true },
  { nameSuffixes: ['Consulting', 'Advisory'], codes: { NAICS: '541611', SIC: '70229', ANZSIC: '6962' }, revenuePerEmployee: 195, size: 19 },
  { nameSuffixes: ['Vineyards', 'Winery'], codes: { NAICS: '312130', SIC: '11020', ANZSIC: '1214' }, revenuePerEmployee: 175, size: 23 },
]
