import type { Contract } from "@/lib/http/contract";
import * as accounts from "./accounts";
import * as family from "./family";
import * as comments from "./comments";
import * as community from "./community";
import * as insights from "./insights";
import * as learning from "./learning";
import * as meals from "./meals";
import * as foods from "./foods";
import * as operation from "./operation";
import * as photos from "./photos";
import * as recipes from "./recipes";

/** Every call of the API. A test compares this list with the route files, in both directions. */
export const allContracts: readonly Contract[] = [
  ...Object.values<Contract>(accounts),
  ...Object.values<Contract>(family),
  ...Object.values<Contract>(comments),
  ...Object.values<Contract>(community),
  ...Object.values<Contract>(insights),
  ...Object.values<Contract>(learning),
  ...Object.values<Contract>(meals),
  ...Object.values<Contract>(foods),
  ...Object.values<Contract>(operation),
  ...Object.values<Contract>(photos),
  ...Object.values<Contract>(recipes),
];
