import { HomeView } from "@/components/home/home-view";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";

export default async function HomePage(props: LocaleParams) {
  const language = await pageLocale(props);
  return (
    <PageFrame className="pb-0">
      <HomeView language={language} />
    </PageFrame>
  );
}
