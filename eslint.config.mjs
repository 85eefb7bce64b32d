import nextPlugin from "@next/eslint-plugin-next";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "**/.next/**",
      ".data/**",
      "coverage/**",
      "node_modules/**",
      "lib/platform/db/generated/**",
      "next-env.d.ts",
    ],
  },
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ["**/*.{ts,tsx}"] })),
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { "@next/next": nextPlugin, "react-hooks": reactHooks },
    rules: {
      ...nextPlugin.configs.recommended.rules,
      ...nextPlugin.configs["core-web-vitals"].rules,
      ...reactHooks.configs.recommended.rules,
      "no-console": "error",
      "no-eval": "error",
      "react/no-danger": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Pictures come from one allowed host at a known size, or from this device; nothing resizes them.
      "@next/next/no-img-element": "off",
      // Pages of other languages live behind the same address: a full load is what changes the language.
      "@next/next/no-html-link-for-pages": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: "Text goes into React as text. Markup of others is never rendered.",
        },
        {
          selector: "MemberExpression[property.name=/^\\$(queryRaw|executeRaw)Unsafe$/]",
          message: "Use the tagged form: it binds its values.",
        },
        { selector: "ExportAllDeclaration", message: "No barrels: import from the file that owns the name." },
      ],
    },
  },
  {
    // next/root-params knows no language on the page of an unknown address, which is rendered outside [locale].
    files: ["app/global-not-found.tsx", "components/shell/page-locale.ts", "lib/i18n/request.ts"],
    rules: { "@typescript-eslint/no-deprecated": "off" },
  },
  {
    files: ["tests/**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      // Answers of the API are read as they come; what a test claims of them is what it asserts.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-empty-function": "off",
    },
  },
);
