const recipes = Array.from({ length: 10 }, (_, id) => ({
  id: String(id),
  title: `Recipe ${id}`,
  ingredients: Array.from({ length: 8 }, (_, line) => `100 g of ingredient ${line}`),
  instructions: "Cook until soft, then press it between two fingers. ".repeat(10),
}));

export const dynamic = "force-dynamic";

export function GET(): Response {
  return Response.json(recipes);
}

export async function POST(request: Request): Promise<Response> {
  await request.json();
  return Response.json(recipes);
}
