/** Where the first steps come from; where they differ, what all of them say is told. */
export const FIRST_AID_SOURCES = [
  {
    title: "NHS (UK): How to stop a child from choking",
    url: "https://www.nhs.uk/conditions/baby/first-aid-and-safety/first-aid/how-to-stop-a-child-from-choking/",
  },
  { title: "European Resuscitation Council: Guidelines for paediatric life support, choking", url: null },
  {
    title: "NHS (UK): Your baby's first solid foods",
    url: "https://www.nhs.uk/conditions/baby/weaning-and-feeding/babys-first-solid-foods/",
  },
  { title: "World Health Organization: Guideline for complementary feeding, 2023", url: null },
] as const;
