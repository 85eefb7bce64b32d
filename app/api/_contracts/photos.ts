import { analyzeInput, analyzeOutput, canAnalyzeOutput } from "@/lib/features/ingredients/schema";
import { contract, READ_LIMIT } from "@/lib/http/contract";

/** 5 MB as base64, and what JSON and the language put around it. */
const PHOTO_BODY_BYTES = 7_100_000;

export const canAnalyzePhotos = contract({
  method: "GET",
  path: "/api/ingredients/analyze",
  summary: "Whether photos of ingredients can be read here",
  access: "public",
  limit: READ_LIMIT,
  output: canAnalyzeOutput,
});

export const analyzePhoto = contract({
  method: "POST",
  path: "/api/ingredients/analyze",
  summary: "Which foods a photo shows; the photo is kept nowhere",
  access: "member",
  limit: [
    { name: "analyze-minute", points: 5, seconds: 60, whenUnknown: "closed" },
    { name: "analyze-day", points: 20, seconds: 24 * 60 * 60, whenUnknown: "closed" },
  ],
  body: analyzeInput,
  bodyBytes: PHOTO_BODY_BYTES,
  output: analyzeOutput,
});
