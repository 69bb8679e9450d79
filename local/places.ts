// The address book of the local stack: public places with plausible road miles from the depot on Hydraulic Rd, Rockford.
// The maps stand-in suggests and geocodes them, the distance stand-in answers with their miles.

export type LocalPlace = {
  name: string
  street: string
  city: string
  state: string
  zip: string
  miles: number
  lat: number
  lng: number
}

type Row = [name: string, street: string, town: string, miles: number, lat: number, lng: number]

const rows: Row[] = [
  // The twelve towns of the flat fee.
  ['Sinnissippi Park', '1401 N 2nd St', 'Rockford, IL 61107', 6.2, 42.2879, -89.0781],
  ['Burpee Museum', '737 N Main St', 'Rockford, IL 61103', 5.9, 42.2776, -89.0897],
  ['Rockford Public Library', '215 N Wyman St', 'Rockford, IL 61101', 5.1, 42.2722, -89.0951],
  ['Levings Lake Park', '1420 S Pierpont Ave', 'Rockford, IL 61102', 7.4, 42.2551, -89.1361],
  ['Guilford High School', '5620 Spring Creek Rd', 'Rockford, IL 61114', 6.6, 42.2983, -89.0048],
  ['Auburn High School', '5110 Auburn St', 'Rockford, IL 61101', 9.3, 42.2905, -89.1435],
  ['Village Hall', '806 E State St', 'Cherry Valley, IL 61016', 5.6, 42.2352, -88.9485],
  ['Cherry Valley Library', '755 E State St', 'Cherry Valley, IL 61016', 5.5, 42.2356, -88.9502],
  ['Durand High School', '200 W South St', 'Durand, IL 61024', 24.1, 42.4322, -89.3322],
  ['Rock Cut State Park', '7318 Harlem Rd', 'Loves Park, IL 61111', 11.3, 42.3627, -88.9749],
  ['North Suburban Library', '6340 N 2nd St', 'Loves Park, IL 61111', 9.2, 42.3266, -89.0571],
  ['City Hall', '100 Heart Blvd', 'Loves Park, IL 61111', 8.9, 42.3239, -89.0529],
  ['Harlem High School', '1 Huskie Dr', 'Machesney Park, IL 61115', 10.9, 42.3509, -89.0365],
  ['Village Hall', '300 Roosevelt Rd', 'Machesney Park, IL 61115', 10.2, 42.3494, -89.0556],
  ['County Fairgrounds', '500 W 1st St', 'Pecatonica, IL 61063', 19.8, 42.3138, -89.3643],
  ['Pecatonica High School', '1300 Main St', 'Pecatonica, IL 61063', 20.3, 42.3043, -89.3593],
  ['Hononegah High School', '307 Salem St', 'Rockton, IL 61072', 18.4, 42.4556, -89.0695],
  ['Talcott Free Library', '101 E Main St', 'Rockton, IL 61072', 18.2, 42.4532, -89.0726],
  ['Roscoe Middle School', '6121 Elevator Rd', 'Roscoe, IL 61073', 16.2, 42.4204, -89.0069],
  ['Village Hall', '10631 Main St', 'Roscoe, IL 61073', 15.7, 42.4133, -89.0093],
  ['Township Hall', '4620 Second St', 'Seward, IL 61077', 18.9, 42.2389, -89.3586],
  ['Shirland School', '8020 North St', 'Shirland, IL 61079', 21.6, 42.4464, -89.1979],
  [
    'South Beloit High School',
    '245 Prairie Hill Rd',
    'South Beloit, IL 61080',
    20.4,
    42.4809,
    -89.0268,
  ],
  ['City Hall', '519 Blackhawk Blvd', 'South Beloit, IL 61080', 20.9, 42.4931, -89.0368],
  ['Winnebago High School', '200 E McNair Rd', 'Winnebago, IL 61088', 13.1, 42.2711, -89.2391],
  ['Winnebago Library', '210 N Elida St', 'Winnebago, IL 61088', 12.8, 42.2681, -89.2414],
  // Further towns in Illinois, by the mile.
  ['Ida Public Library', '320 N State St', 'Belvidere, IL 61008', 12.4, 42.2628, -88.8427],
  ['Belvidere High School', '1500 East Ave', 'Belvidere, IL 61008', 13.6, 42.2456, -88.8236],
  ['Julia Hull Library', '100 Library Ln', 'Stillman Valley, IL 61084', 14.2, 42.1068, -89.1795],
  ['Village Hall', '106 N Elm St', 'Davis Junction, IL 61020', 14.5, 42.1018, -89.0931],
  ['Byron Public Library', '100 S Washington St', 'Byron, IL 61010', 17.3, 42.1265, -89.2554],
  ['Byron High School', '696 N Colfax St', 'Byron, IL 61010', 17.9, 42.1334, -89.2567],
  ['Village Hall', '200 N Hill St', 'Poplar Grove, IL 61065', 17.6, 42.3686, -88.8218],
  ['Kirkland Library', '513 W Main St', 'Kirkland, IL 60146', 23.2, 42.0928, -88.8557],
  ['Oregon Public Library', '300 Jefferson St', 'Oregon, IL 61061', 26.1, 42.0141, -89.3334],
  ['Oregon High School', '210 S 10th St', 'Oregon, IL 61061', 26.7, 42.0121, -89.3427],
  ['Marengo Library', '200 S State St', 'Marengo, IL 60152', 26.4, 42.2476, -88.6084],
  ['Flagg-Rochelle Library', '619 4th Ave', 'Rochelle, IL 61068', 27.5, 41.9227, -89.0681],
  ['Rochelle High School', '1401 Flagg Rd', 'Rochelle, IL 61068', 26.8, 41.9375, -89.0781],
  ['Freeport Public Library', '100 E Douglas St', 'Freeport, IL 61032', 30.2, 42.2972, -89.6206],
  ['Freeport High School', '701 W Moseley St', 'Freeport, IL 61032', 31.4, 42.2878, -89.6367],
  ['Harvard Diggins Library', '900 E McKinley St', 'Harvard, IL 60033', 31.8, 42.4237, -88.6064],
  ['Genoa Public Library', '240 W Main St', 'Genoa, IL 60135', 31.1, 42.0972, -88.6957],
  [
    'Mount Morris Library',
    '105 S McKendrie Ave',
    'Mount Morris, IL 61054',
    32.3,
    42.0493,
    -89.4328,
  ],
  ['Sycamore Public Library', '103 E State St', 'Sycamore, IL 60178', 35.2, 41.9889, -88.6862],
  ['DeKalb Public Library', '309 Oak St', 'DeKalb, IL 60115', 38.4, 41.9327, -88.7513],
  ['Hopkins Park', '1403 Sycamore Rd', 'DeKalb, IL 60115', 37.5, 41.9456, -88.7289],
  ['Woodstock Library', '414 W Judd St', 'Woodstock, IL 60098', 39.3, 42.3161, -88.4513],
  ['Huntley Area Library', '11000 Ruth Rd', 'Huntley, IL 60142', 40.8, 42.1716, -88.4254],
  ['Dixon Public Library', '221 S Hennepin Ave', 'Dixon, IL 61021', 42.6, 41.8428, -89.4813],
  ['Lena Library', '300 W Mason St', 'Lena, IL 61048', 43.7, 42.3789, -89.8237],
  ['Crystal Lake Library', '126 W Paddock St', 'Crystal Lake, IL 60014', 45.1, 42.2421, -88.3169],
  ['Gail Borden Library', '270 N Grove Ave', 'Elgin, IL 60120', 52.3, 42.0405, -88.2857],
  ['Sterling Public Library', '102 W 3rd St', 'Sterling, IL 61081', 55.9, 41.7886, -89.6962],
  ['Galena Public Library', '601 S Bench St', 'Galena, IL 61036', 78.4, 42.4147, -90.4279],
  ['Nichols Library', '200 W Jefferson Ave', 'Naperville, IL 60540', 75.2, 41.7717, -88.1515],
  ['Millennium Park', '201 E Randolph St', 'Chicago, IL 60602', 88.7, 41.8826, -87.6226],
  ['Peoria Public Library', '107 NE Monroe St', 'Peoria, IL 61602', 134.6, 40.6952, -89.5891],
  // Wisconsin.
  ['Beloit Public Library', '605 Eclipse Blvd', 'Beloit, WI 53511', 22.7, 42.5127, -89.0369],
  ['Beloit College', '700 College St', 'Beloit, WI 53511', 22.4, 42.5034, -89.0312],
  ['Clinton Public Library', '214 Mill St', 'Clinton, WI 53525', 30.9, 42.5578, -88.8651],
  ['Hedberg Public Library', '316 S Main St', 'Janesville, WI 53545', 36.5, 42.6795, -89.0226],
  ['Rotary Gardens', '1455 Palmer Dr', 'Janesville, WI 53545', 36.9, 42.6661, -88.9997],
  ['Brodhead Library', '1207 25th St', 'Brodhead, WI 53520', 38.2, 42.6179, -89.3739],
  ['Aram Public Library', '404 E Walworth Ave', 'Delavan, WI 53115', 45.6, 42.6331, -88.6398],
  ['Milton Public Library', '430 E High St', 'Milton, WI 53563', 45.3, 42.7742, -88.9399],
  ['Monroe Public Library', '925 16th Ave', 'Monroe, WI 53566', 50.1, 42.6012, -89.6398],
  ['Lake Geneva Library', '918 W Main St', 'Lake Geneva, WI 53147', 51.2, 42.5918, -88.4386],
  ['Madison Central Library', '201 W Mifflin St', 'Madison, WI 53703', 72.4, 43.0737, -89.3878],
  // Out of the delivery area.
  ['Carnegie-Stout Library', '360 W 11th St', 'Dubuque, IA 52001', 93.2, 42.5046, -90.6698],
  ['Clinton Public Library', '306 8th Ave S', 'Clinton, IA 52732', 79.8, 41.8386, -90.1936],
  ['Gary Public Library', '220 W 5th Ave', 'Gary, IN 46402', 115.3, 41.6024, -87.3397],
  ['Hammond Library', '564 State St', 'Hammond, IN 46320', 108.9, 41.6164, -87.5159],
  [
    'Hennepin County Library',
    '300 Nicollet Mall',
    'Minneapolis, MN 55401',
    337.5,
    44.9806,
    -93.2702,
  ],
  ['Kalamazoo Library', '315 S Rose St', 'Kalamazoo, MI 49007', 229.7, 42.2895, -85.5848],
]

export const places: readonly LocalPlace[] = rows.map(([name, street, town, miles, lat, lng]) => {
  const [, city = '', state = '', zip = ''] = /^(.+), (\w\w) (\d+)$/.exec(town) ?? []
  return { name, street, city, state, zip, miles, lat, lng }
})
