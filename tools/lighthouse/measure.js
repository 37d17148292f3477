// Measures pages with Lighthouse: node measure.js JOB RESULT. The job is a JSON file with the path of a Chromium, its
// flags, the number of runs and the addresses by name; the result has what Lighthouse found in each run of each page.

import { readFileSync, writeFileSync } from "node:fs";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices"];
const TIMES = ["first-contentful-paint", "largest-contentful-paint", "speed-index", "total-blocking-time"];

const [job, result] = process.argv.slice(2);
const { browser, flags, runs, pages } = JSON.parse(readFileSync(job, "utf8"));

/** Measure a page once, with the mobile preset; a browser is used for one run. */
async function measure(address) {
  const chrome = await launch({ chromePath: browser, chromeFlags: ["--headless", ...flags], logLevel: "error" });
  try {
    const options = { port: chrome.port, output: "json", logLevel: "error", onlyCategories: CATEGORIES };
    const { lhr } = await lighthouse(address, options);
    return summary(lhr);
  } finally {
    chrome.kill();
  }
}

/** Scores, times in milliseconds, layout shift, and the audits that cost points. */
function summary({ categories, audits, runtimeError, environment, lighthouseVersion }) {
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(100 * categories[name].score)]));
  const times = Object.fromEntries(TIMES.map((name) => [name, Math.round(audits[name].numericValue)]));
  const shift = audits["cumulative-layout-shift"].numericValue;
  const weighed = CATEGORIES.flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0));
  const failed = weighed.map(({ id }) => audits[id]).filter(({ score }) => score !== null && score < 0.9);
  const findings = failed.map(({ id, title, displayValue, details }) => ({
    id,
    text: [title, displayValue ?? ""].join(" ").trim(),
    places: (details?.items ?? []).slice(0, 5).map(({ node, source }) => node?.snippet ?? source ?? "").filter(Boolean),
  }));
  return { scores, times, shift, findings, benchmark: environment.benchmarkIndex, version: lighthouseVersion };
}

const found = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
for (let run = 0; run < runs; run++)
  for (const [name, address] of Object.entries(pages)) found[name].push(await measure(address));
writeFileSync(result, JSON.stringify(found));
