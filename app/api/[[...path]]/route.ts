import { noSuchAddress } from "@/lib/http/route";

/** Every address under /api that no other file answers: without it Next would answer as for a page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = noSuchAddress;
