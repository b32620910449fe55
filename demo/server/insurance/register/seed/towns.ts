/** A town with its postal codes. In the UK these are outward codes, and the inward codes are generated. */
export interface Town {
  readonly name: string
  /** Absent in the UK. */
  readonly state?: string
  readonly codes: readonly string[]
}

/** Parses lines of `town|state|codes`, with the codes separated by spaces. */
const townsOf = (lines: string): readonly Town[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', state = '', codes = ''] = line.trim().split('|')
      return { name, ...(state === '' ? {} : { state }), codes: codes.split(' ') }
    })

/** Cities of the United States with their ZIP codes. */
export const usTowns = townsOf(`
  Birmingham|AL|35203 35205
  Anchorage|AK|99501
  Phoenix|AZ|85003 85004 85012
  Tucson|AZ|85701
  Little Rock|AR|72201
  Los Angeles|CA|90012 90013 90017
  San Diego|CA|92101 92103
  Sacramento|CA|95814
  San Jose|CA|95112 95113
  Fresno|CA|93721
  Denver|CO|80202 80203
  Colorado Springs|CO|80903
  Hartford|CT|06103
  Wilmington|DE|19801
  Washington|DC|20001 20005
  Miami|FL|33130 33131
  Orlando|FL|32801
  Tampa|FL|33602
  St. Petersburg|FL|33701
  Jacksonville|FL|32202
  Atlanta|GA|30303 30308 30309
  Savannah|GA|31401
  Honolulu|HI|96813
  Boise|ID|83702
  Chicago|IL|60601 60606 60611
  Springfield|IL|62701
  Indianapolis|IN|46204
  Des Moines|IA|50309
  Wichita|KS|67202
  Louisville|KY|40202
  New Orleans|LA|70112 70130
  Baton Rouge|LA|70802
  Portland|ME|04101
  Baltimore|MD|21201 21202
  Boston|MA|02108 02109 02110
  Worcester|MA|01608
  Detroit|MI|48226
  Grand Rapids|MI|49503
  Minneapolis|MN|55401 55402
  St. Paul|MN|55101
  Jackson|MS|39201
  Kansas City|MO|64105 64106
  St. Louis|MO|63101 63102
  Billings|MT|59101
  Omaha|NE|68102
  Las Vegas|NV|89101
  Reno|NV|89501
  Manchester|NH|03101
  Newark|NJ|07102
  Albuquerque|NM|87102
  New York|NY|10001 10013 10016
  Buffalo|NY|14202
  Rochester|NY|14604
  Charlotte|NC|28202
  Raleigh|NC|27601
  Fargo|ND|58102
  Columbus|OH|43215
  Cleveland|OH|44113 44114
  Cincinnati|OH|45202
  Oklahoma City|OK|73102
  Tulsa|OK|74103
  Portland|OR|97204 97205
  Philadelphia|PA|19102 19103
  Pittsburgh|PA|15222
  Providence|RI|02903
  Charleston|SC|29401
  Sioux Falls|SD|57104
  Nashville|TN|37201 37203
  Memphis|TN|38103
  Austin|TX|78701 78702
  Dallas|TX|75201 75202
  Houston|TX|77002 77003
  San Antonio|TX|78205
  Fort Worth|TX|76102
  Salt Lake City|UT|84101 84111
  Burlington|VT|05401
  Richmond|VA|23219
  Norfolk|VA|23510
  Seattle|WA|98101 98104
  Spokane|WA|99201
  Charleston|WV|25301
  Milwaukee|WI|53202
  Madison|WI|53703
  Cheyenne|WY|82001
`)

/** Post towns of the United Kingdom with their outward codes. */
export const ukTowns = townsOf(`
  London||EC1A EC2A EC3A EC4A WC1A WC2A SE1 SW1A E1 N1 W1
  Birmingham||B1 B2 B3 B4 B5
  Manchester||M1 M2 M3 M4
  Leeds||LS1 LS2 LS3
  Sheffield||S1 S2 S3
  Bradford||BD1
  Liverpool||L1 L2 L3
  Bristol||BS1 BS2
  Leicester||LE1
  Coventry||CV1
  Nottingham||NG1 NG2
  Newcastle upon Tyne||NE1
  Sunderland||SR1
  Brighton||BN1
  Hull||HU1
  Plymouth||PL1
  Stoke-on-Trent||ST1 ST4
  Wolverhampton||WV1
  Derby||DE1
  Southampton||SO14
  Portsmouth||PO1
  York||YO1
  Cambridge||CB1 CB2
  Oxford||OX1
  Norwich||NR1
  Exeter||EX1
  Bath||BA1
  Chester||CH1
  Lincoln||LN1
  Gloucester||GL1
  Worcester||WR1
  Reading||RG1
  Milton Keynes||MK9
  Luton||LU1
  Northampton||NN1
  Peterborough||PE1
  Ipswich||IP1
  Canterbury||CT1
  Preston||PR1
  Carlisle||CA1
  Durham||DH1
  Middlesbrough||TS1
  St. Albans||AL1
  Edinburgh||EH1 EH2 EH3
  Glasgow||G1 G2 G3
  Aberdeen||AB10 AB11
  Dundee||DD1
  Inverness||IV1
  Perth||PH1
  Stirling||FK8
  Cardiff||CF10 CF11
  Swansea||SA1
  Newport||NP20
  Wrexham||LL11
  Belfast||BT1 BT2
  Derry||BT48
  Lisburn||BT28
`)

/** Towns of Australia with their postcodes. */
export const auTowns = townsOf(`
  Sydney|NSW|2000
  North Sydney|NSW|2060
  Parramatta|NSW|2150
  Newcastle|NSW|2300
  Wollongong|NSW|2500
  Albury|NSW|2640
  Wagga Wagga|NSW|2650
  Coffs Harbour|NSW|2450
  Orange|NSW|2800
  Melbourne|VIC|3000 3004
  Richmond|VIC|3121
  Geelong|VIC|3220
  Ballarat|VIC|3350
  Bendigo|VIC|3550
  Shepparton|VIC|3630
  Mildura|VIC|3500
  Brisbane|QLD|4000
  South Brisbane|QLD|4101
  Southport|QLD|4215
  Toowoomba|QLD|4350
  Rockhampton|QLD|4700
  Mackay|QLD|4740
  Townsville|QLD|4810
  Cairns|QLD|4870
  Perth|WA|6000
  Fremantle|WA|6160
  Bunbury|WA|6230
  Geraldton|WA|6530
  Kalgoorlie|WA|6430
  Adelaide|SA|5000
  Mount Gambier|SA|5290
  Whyalla|SA|5600
  Hobart|TAS|7000
  Launceston|TAS|7250
  Devonport|TAS|7310
  Darwin|NT|0800
  Alice Springs|NT|0870
  Canberra|ACT|2601
  Braddon|ACT|2612
`)
