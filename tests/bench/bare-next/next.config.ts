import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  compress: false,
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["@prisma/client", "@prisma/adapter-pg", "pg"],
};

export default config;
