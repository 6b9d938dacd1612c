import { defineConfig } from "playwright/test";
