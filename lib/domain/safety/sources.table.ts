/** Where a rule comes from. `url` only where it is the authority's own page; never a mirror, an archive or the press. */
export interface Source {
  readonly authority: string;
  readonly title: string;
  readonly url?: string;
}

export const SOURCES = {
  NHS: {
    authority: "NHS (UK)",
    title: "Foods to avoid giving babies",
    url: "https://www.nhs.uk/conditions/pregnancy-and-baby/foods-to-avoid-baby/",
  },
  NHS24: { authority: "NHS (UK)", title: "Foods to avoid giving babies and young children, 2024" },
  UKRD: { authority: "NHS and British Dietetic Association (UK)", title: "Foods to limit in the first years" },
  EYFS: {
    authority: "Department for Education and Food Standards Agency (UK)",
    title: "Food safety for children of five and under",
    url: "https://help-for-early-years-providers.education.gov.uk/safeguarding-and-welfare/food-safety",
  },
  EYFS2: { authority: "Department for Education (UK)", title: "Early years: foods that must be avoided or changed" },
  CDCchoke: { authority: "CDC (US)", title: "Choking hazards" },
  CDCmilk: { authority: "CDC (US)", title: "Fortified cow's milk and milk alternatives" },
  CDCdrinks: { authority: "CDC (US)", title: "Drinks for young children" },
  ILext: {
    authority: "University of Illinois Extension (US)",
    title: "Foods to avoid",
    url: "https://feedingmybaby.extension.illinois.edu/starting-complementary-foods/foods-to-avoid/",
  },
  ILchoke: {
    authority: "University of Illinois Extension (US)",
    title: "Prevent choking",
    url: "https://feedingmybaby.extension.illinois.edu/starting-complementary-foods/prevent-choking/",
  },
  AAP2010: {
    authority: "American Academy of Pediatrics",
    title: "Prevention of choking among children",
    url: "https://publications.aap.org/pediatrics/article-split/125/3/601/72642/Prevention-of-Choking-Among-Children",
  },
  AAPlist: { authority: "American Academy of Pediatrics", title: "Foods not to give before four years" },
  AAPdime: { authority: "American Academy of Pediatrics", title: "Size of pieces and round foods" },
  NZ: { authority: "Ministry of Health (New Zealand)", title: "Food-related choking in early learning services" },
  NZ2: { authority: "Ministry of Health (New Zealand)", title: "Reducing food-related choking: grate, cook, quarter" },
  MA: {
    authority: "Massachusetts Department of Education (US)",
    title: "Choking prevention for children under four",
    url: "https://www.doe.mass.edu/news/news.aspx?id=27006",
  },
  ICN: {
    authority: "Institute of Child Nutrition (US)",
    title: "Feeding practices that prevent choking",
    url: "https://theicn.org/december-2022/",
  },
  WHO23: { authority: "World Health Organization", title: "Guideline for complementary feeding, 2023" },
  WHO23b: { authority: "World Health Organization", title: "Guideline for complementary feeding, 2023: milks" },
  AHA: { authority: "American Heart Association", title: "No added sugar under two years" },
  DGA: { authority: "US Departments of Agriculture and Health", title: "Dietary Guidelines for Americans 2020–2025" },
  INSPQ: {
    authority: "Institut national de santé publique du Québec",
    title: "Honey: never for babies under one year",
    url: "https://www.inspq.qc.ca/en/tiny-tot/feeding-your-child/foods/honey-never-babies-under-age-1",
  },
  FDAfish: { authority: "FDA and EPA (US)", title: "Advice about eating fish: choices to avoid" },
  FDAserv: { authority: "FDA (US)", title: "Advice about eating fish: servings for children" },
  BfRhg: { authority: "Federal Institute for Risk Assessment (BfR, Germany)", title: "Methylmercury in fish, 2024" },
  BfRraw: {
    authority: "Federal Institute for Risk Assessment (BfR, Germany)",
    title: "No raw animal products for small children",
  },
  GILmilk: {
    authority: "Netzwerk Gesund ins Leben (Germany)",
    title: "Milk and milk products in complementary feeding",
    url: "https://gesund-ins-leben.de/inhalt/milch-und-milchprodukte-in-der-beikostzeit-29754.html",
  },
  DEhebamme: { authority: "Midwives' practice advice (Germany)", title: "Foods that are not for babies" },
  BVKJ: { authority: "Association of paediatricians (BVKJ, Germany)", title: "No whole nuts under four years" },
  BonnUK: { authority: "University Hospital Bonn (Germany)", title: "Nuts and grapes: danger of choking" },
  PLhoney: { authority: "General paediatric guidance (Poland)", title: "Honey and infant botulism" },
  PLzpe: {
    authority: "Ministry of Education (Poland)",
    title: "Feeding of infants and small children",
    url: "https://zpe.gov.pl/a/DN0r74Cbl",
  },
  PLmush: { authority: "General paediatric guidance (Poland)", title: "Forest mushrooms are not for children" },
  PLgis: { authority: "Chief Sanitary Inspectorate (GIS, Poland)", title: "Mushrooms and children: a warning" },
  EMAfennel: { authority: "European Medicines Agency", title: "Fennel fruit and tea: use in children" },
  EFSAfennel: { authority: "EFSA", title: "Fennel fruit preparations, draft opinion 2025" },
  SEarsenic: { authority: "Swedish Food Agency", title: "Arsenic in rice and rice products" },
  VZreis: { authority: "Consumer advice centre NRW (Germany)", title: "Rice products for small children" },
  FSANZ: {
    authority: "Food Standards Australia New Zealand",
    title: "Survey of iodine levels in seaweed",
    url: "https://foodstandards.gov.au/science-data/monitor/surveyofiodinelevels",
  },
  AESANalg: { authority: "AESAN (Spain)", title: "Algae with a high iodine content" },
  EFSAnit: {
    authority: "EFSA",
    title: "Nitrate in leafy vegetables and infants, 2010",
    url: "https://www.efsa.europa.eu/en/press/news/contam101209",
  },
  AESANnit: {
    authority: "AESAN (Spain)",
    title: "Nitrate in vegetables",
    url: "https://www.aesan.gob.es/en/AECOSAN/web/para_el_consumidor/ampliacion/nitratos_hortalizas.htm",
  },
  Sprouts: { authority: "General public-health guidance", title: "Raw sprouts can carry germs" },
  PHA: { authority: "FDA (US)", title: "Bad Bug Book: phytohaemagglutinin in beans" },
  Phasin: { authority: "General guidance (Austria)", title: "Vegetables that are not eaten raw" },
  BfRpot: {
    authority: "Federal Institute for Risk Assessment (BfR, Germany)",
    title: "Solanine in green and sprouting potatoes",
  },
  AGEScuc: {
    authority: "AGES (Austria)",
    title: "Beware of bitter courgettes and pumpkins",
    url: "https://www.ages.at/en/service/services-press/press-releases/vorsicht-bei-bitteren-zucchini-und-kuerbissen/",
  },
  Elder: {
    authority: "Association of paediatricians (BVKJ, Germany)",
    title: "Do not eat elderberries raw",
    url: "https://kinderaerzte-im-netz.de/news-archiv/meldung/holunderbeeren-nicht-roh-verzehren",
  },
  EFSAkernel: { authority: "EFSA", title: "Cyanide in raw apricot kernels, 2016" },
  FSANZcn: {
    authority: "Food Standards Australia New Zealand",
    title: "Survey of cyanogenic glycosides in plant foods",
  },
  Konjac: {
    authority: "Australian Competition and Consumer Commission",
    title: "Mini jelly cups containing konjac",
    url: "https://www.productsafety.gov.au/products/food-groceries/groceries/mini-jelly-cups-containing-konjac",
  },
  Jellyban: { authority: "European Commission", title: "Gel-forming additives in jelly mini-cups, 2004" },
  BfRcinn: {
    authority: "Federal Institute for Risk Assessment (BfR, Germany)",
    title: "Cassia cinnamon in moderation, 26/2012",
    url: "https://www.bfr.bund.de/en/press_information/2012/26/cassia_cinnamon_with_high_coumarin_contents_to_be_consumed_in_moderation-131836.html",
  },
  BfRcinn2: {
    authority: "Federal Institute for Risk Assessment (BfR, Germany)",
    title: "Cassia cinnamon: how much for a small child",
  },
  BfRpoppy: {
    authority: "Federal Institute for Risk Assessment (BfR, Germany)",
    title: "Opiates in poppy seeds, 2005",
  },
  BfRpoppy2: {
    authority: "Federal Institute for Risk Assessment (BfR, Germany)",
    title: "No poppy dishes for infants and toddlers",
  },
  FDAflour: { authority: "FDA and CDC (US)", title: "No raw dough or batter for children" },
  BfRlead: {
    authority: "Federal Institute for Risk Assessment (BfR, Germany)",
    title: "Lead in game and children",
  },
  FSAslush: { authority: "Food Standards Agency (UK)", title: "Glycerol in slush drinks, 2025" },
  FSAdates: { authority: "Food Standards Agency (UK)", title: "Best before and use-by dates" },
  BfRmould: {
    authority: "Federal Institute for Risk Assessment (BfR, Germany)",
    title: "Mould in foods, questions and answers, 2024",
  },
  Temps: { authority: "US Department of Agriculture, FoodSafety.gov", title: "Minimum cooking temperatures" },
  BLISS: {
    authority: "BLISS trial, University of Otago (New Zealand)",
    title: "Baby-led introduction to solids: study protocol",
    url: "https://bmcpediatr.biomedcentral.com/articles/10.1186/s12887-015-0422-8/tables/1",
  },
  SolidStarts: { authority: "General feeding practice", title: "Sizes and shapes of food for babies" },
  MFFY: { authority: "General dietetic practice (UK)", title: "Finger-sized food when weaning starts" },
  BSACI: {
    authority: "British Society for Allergy and Clinical Immunology",
    title: "Early introduction of food allergens",
    url: "https://www.bsaci.org/professional-resources/allergy-management/food-allergy/allergy-prevention/early-introduction-of-food-allergens/",
  },
  ANW: {
    authority: "NHS Allergy North West (UK)",
    title: "Weaning advice",
    url: "https://allergynorthwest.nhs.uk/weaning-advice/",
  },
  NIAID: { authority: "NIAID (US)", title: "Addendum guidelines for the prevention of peanut allergy, 2017" },
  CHtox: {
    authority: "Tox Info Suisse",
    title: "The poisonous look-alikes of wild garlic",
    url: "https://toxinfo.ch/wild_garlics_toxic_lookalikes",
  },
  G: { authority: "General paediatric guidance", title: "Not read again in a source of its own" },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceId = keyof typeof SOURCES;
