import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newParent } from "../support/caller";
import { newHome, type Home } from "../support/running-server";
import { startWatched, type Watched } from "../support/soak";
import { KITCHEN } from "../support/what-was-told";

let home: Home;
let server: Watched;
beforeAll(async () => {
  home = await newHome();
  server = await startWatched(home);
});
afterAll(async () => {
  await server.stop();
  await rm(home.folder, { recursive: true, force: true });
});

it("loads the engine once: for the starter set, for the page of a recipe and for calls", async () => {
  expect(await server.engines(), "the starter set was composed").toBe(1);
  const parent = await newParent(server.origin);
  const { status, body } = await parent.post("/api/recipes/generate", {
    ...KITCHEN,
    ingredients: ["carrot", "potato"],
  });
  expect(status).toBe(200);
  const page = await parent.get(`/recipes/${body.id}`, { "accept-language": "en" });
  expect([page.status, page.text.includes(body.title)]).toEqual([200, true]);
  expect(await server.engines()).toBe(1);
});
