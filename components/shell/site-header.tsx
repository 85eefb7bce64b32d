import { useTranslations } from "next-intl";
import { Mark } from "@/components/illustrations/mark";
import { buttonVariants } from "@/components/ui/button";
import { SearchLink } from "@/components/search/search-link";
import { cn } from "@/components/ui/cn";
import { MenuIcon } from "@/components/ui/icons";
import type { Language } from "@/lib/domain/shared/language";
import { PRODUCT_NAME } from "@/lib/domain/shared/product";
import { Account } from "./account";
import { BarChoices } from "./bar-choices";
import { LanguageSelect } from "./language-select";
import { NavLinks } from "./nav-links";
import { ThemeSelect } from "./theme-select";

const MENU_ID = "site-menu";

/** The bar on top of every page. On a phone the places and the theme open from a button, without any script of ours. */
export function SiteHeader({ locale }: { readonly locale: Language }) {
  const t = useTranslations("Shell");
  const search = useTranslations("Search");
  return (
    <header data-slot="site-header" className="@container/bar sticky top-0 z-40 border-b border-hairline bg-paper">
      <BarChoices className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-center justify-end gap-0.5 px-3 tiny:gap-0 tiny:px-2 mid:gap-1 mid:px-6 wide:flex-nowrap">
        <a
          href="/"
          className="mr-auto flex min-h-11 shrink-0 items-center gap-1.5 rounded-chip pr-1 text-lg font-black mid:text-xl wide:mr-4"
        >
          <Mark className="size-8 mid:size-10" />
          {/* On most phones the mark alone says it: the room is for the search. */}
          <span className="narrow:sr-only">{PRODUCT_NAME}</span>
        </a>
        <nav
          id={MENU_ID}
          popover="auto"
          aria-label={t("navigation")}
          className="inset-auto top-17 right-3 m-0 min-w-52 gap-1 rounded-card border border-hairline bg-raised p-2 text-ink shadow-soft open:grid wide:static wide:flex wide:min-w-max wide:flex-1 wide:items-center wide:justify-between wide:overflow-visible wide:border-0 wide:bg-transparent wide:p-0 wide:shadow-none"
        >
          <NavLinks
            links={[
              { href: "/about", text: t("about") },
              { href: "/", text: t("recipes") },
              { href: "/foods", text: t("foods") },
              { href: "/learning", text: t("learning") },
              { href: "/meals", text: t("meals") },
              { href: "/resources", text: t("safety") },
            ]}
          />
          <div className="px-2 wide:px-0 wide:whitespace-nowrap">
            <ThemeSelect />
          </div>
        </nav>
        <SearchLink text={search("open")} />
        <LanguageSelect current={locale} />
        {/* Where the words of the menu leave too little room it is a long name that gives way: no word is broken for it. */}
        <div className="flex min-h-11 min-w-20 shrink-0 items-center justify-end mid:min-w-36 wide:shrink">
          <Account
            texts={{
              analytics: t("analytics"),
              loading: t("loading"),
              logout: t("logout"),
              signIn: t("signIn"),
              yourAccount: t("yourAccount"),
            }}
          />
        </div>
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label={t("menu")}
          className={cn(buttonVariants({ variant: "quiet", size: "icon" }), "shrink-0 wide:hidden")}
        >
          <MenuIcon />
        </button>
      </BarChoices>
    </header>
  );
}
