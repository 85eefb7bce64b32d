import { installManifest } from "@/components/offline/install-manifest";
import { LANGUAGES } from "@/lib/domain/shared/language";

export const dynamic = "force-static";

export function generateStaticParams() {
  return LANGUAGES.map((locale) => ({ locale }));
}

export async function GET(_: Request, { params }: { readonly params: Promise<{ readonly locale: string }> }) {
  const manifest = await installManifest((await params).locale);
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
